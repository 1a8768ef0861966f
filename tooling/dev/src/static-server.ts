import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the files of a folder, and nothing outside it. */
export function createStaticServer(folder: string): Server {
  return createServer((request, response) => {
    const file = fileOf(folder, request.url ?? '/');
    if (file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is no such file.\n');
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
  });
}

/** The file of a URL path; undefined if it does not exist, or if it is outside of the folder (`/../secret`). */
export function fileOf(folder: string, url: string): string | undefined {
  const path = decoded(url.split('?')[0] ?? '');
  if (path === undefined || path.includes('\0')) return undefined;
  const wanted = normalize(join(folder, path));
  if (wanted !== normalize(folder) && !wanted.startsWith(normalize(folder) + sep)) return undefined;
  return isFile(wanted) ? wanted : isFile(join(wanted, 'index.html')) ? join(wanted, 'index.html') : undefined;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
