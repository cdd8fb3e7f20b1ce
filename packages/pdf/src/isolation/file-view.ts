/** What a program sees of this machine's files: nothing but these and what the system's programs need. */
export interface FileView {
  /** Files and folders that it may read, at the same places; those that are missing are left out. */
  read: readonly string[];
  /** A folder that it finds as /tmp, the only one that it can write to. */
  work: string;
  /** An empty folder that the view is put together in; outside of the view it stays empty. */
  root: string;
}

/**
 * What programs of this system need to run: themselves, their libraries, and fonts. Nothing else of
 * /etc, /usr/share or /var, and nothing of /home, /root, /opt, /srv or where the service keeps its
 * data.
 */
export const systemFolders: readonly string[] = [
  ...['/bin', '/sbin', '/lib', '/lib32', '/lib64', '/usr/bin', '/usr/lib', '/usr/lib32'],
  ...['/usr/lib64', '/usr/libexec', '/etc/ld.so.cache', '/etc/alternatives'],
  ...['/etc/fonts', '/usr/share/fonts', '/usr/share/fontconfig', '/usr/local/share/fonts'],
  ...['/usr/share/fonts-config', '/var/cache/fontconfig'],
];

/**
 * Run in new namespaces of mounts and processes, as root in them: puts the view together in memory,
 * makes it the root, takes the machine's own file systems away, and becomes the program. What it
 * mounts ends with its namespace. Remounting repeats `nosuid,nodev`, which a namespace of users may
 * not take off.
 *
 * $1 is the folder for the view, $2 the folder for /tmp; then come what is read, `--`, the program.
 */
const script = `
set -eu
root=$1 work=$2
shift 2
mount -t tmpfs -o mode=755,size=1m,nosuid,nodev view "$root"
cd "$root"
mkdir dev proc tmp old
mount --bind "$work" tmp
mount -o remount,bind,nosuid,nodev tmp 2>&- || mount -o remount,bind,nosuid,nodev,noexec tmp
while [ "$1" != -- ]; do
  if [ -L "$1" ]; then mkdir -p ".\${1%/*}"; cp -P "$1" ".$1"
  elif [ -e "$1" ]; then
    if [ -d "$1" ]; then mkdir -p ".$1"; else mkdir -p ".\${1%/*}"; : > ".$1"; fi
    mount --bind "$1" ".$1"
    mount -o remount,bind,ro,nosuid,nodev ".$1" 2>&- ||
      mount -o remount,bind,ro,nosuid,nodev,noexec ".$1"
  fi
  shift
done
shift
for device in null zero random urandom; do
  : > dev/$device
  mount --bind /dev/$device dev/$device
done
mount -t proc -o nosuid,nodev,noexec proc proc
pivot_root . old
umount -l /old
rmdir /old
mount -o remount,bind,ro,nosuid,nodev /
cd /tmp
unset OLDPWD
exec "$@"
`;

/** Without those that come with a folder around them. */
function outermost(paths: readonly string[]): string[] {
  const all = [...new Set(paths)];
  return all.filter((path) => !all.some((other) => path.startsWith(`${other}/`)));
}

/** The command that shows a program only the view; to be run in namespaces of its own. */
export function inView({ read, work, root }: FileView, command: readonly string[]): string[] {
  return ['sh', '-c', script, 'view', root, work, ...outermost(read), '--', ...command];
}
