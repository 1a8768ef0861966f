// Runs on the Node of the machine, before any package is installed. It uses only syntax that old versions of Node support.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > 20 || (major === 20 && minor >= 9)) {
  import('./bootstrap/main.mjs').then(({ main }) => main(process.argv.slice(2)));
} else {
  process.stderr.write(
    `Node ${process.versions.node} is too old: this needs Node 20.9 or newer. Install a current one from nodejs.org.\n`,
  );
  process.exitCode = 1;
}
