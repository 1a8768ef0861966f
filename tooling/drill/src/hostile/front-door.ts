/** The front door in a process of its own: `node front-door.ts <port> <port of the app>`. */
import { createFrontDoor } from '@veralune/dev/front-door';

const [port = 0, app = 0] = process.argv.slice(2).map(Number);
const target = { port: app, name: 'The site of Belgium' };
createFrontDoor({ targets: [target], targetOf: () => target }).listen(port, '127.0.0.1');
