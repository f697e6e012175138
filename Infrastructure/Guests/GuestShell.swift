/// The shell that stands between this program and an engine, and ends with either of the two.
enum GuestShell {
  /// What the shell runs with the words of the command, which it does not read.
  ///
  /// It leads a session, so that its own process, session, and group have the same number, `$$`.
  ///
  /// It hands each line of the channel on by itself: `cat` need not be there, and some versions of
  /// it wait for more than a line. When the channel ends, or the command has ended, the shell kills
  /// all that it finds: what is in its session, and what a process that it has found has started,
  /// or what is in the session of such a one. `/proc` lists them where the system has it; its
  /// fields after the name in parentheses are the state, the parent, the group, and the session.
  /// The group comes last, because the shell is in it.
  ///
  /// That the command may have closed its input must not end what hands the lines on, so the signal
  /// is ignored there.
  ///
  /// When the command has ended, the shell writes to standard error how that was, behind what the
  /// command has written there; `GuestDiagnostics` reads it.
  static let script = #"""
    end() {
      found=" $$ "
      others=
      more=true
      while $more; do
        more=false
        for file in /proc/[0-9]*/stat; do
          read -r line <"$file" || continue
          process=${line%% *}
          set -- ${line##*) }
          case $found in *" $process "*) continue ;; esac
          case $found in *" $2 "* | *" $4 "*) ;; *) continue ;; esac
          found="$found$process "
          more=true
          [ "$3" = $$ ] || others="$others $process"
        done
      done
      [ -z "$others" ] || kill -KILL $others
      kill -KILL 0
    } 2>/dev/null
    (trap '' PIPE
      while IFS= read -r line && printf '%s\n' "$line"; do :; done
      end) 2>&1 | ({
      (exec "$@" 2>&3 3>&-)
      status=$?
      [ $status != 127 ] || command -v "$1" >&2 || status=missing
      printf '\nended %s\n' $status >&3
    } 3>&2 2>/dev/null; end)
    """#
}
