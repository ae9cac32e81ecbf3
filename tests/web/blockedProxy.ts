// A reverse proxy that forwards plain requests but drops `Upgrade`, like proxies that are not configured for
// WebSockets.
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export class BlockedProxy {
  /** the number of requests for the server's readiness */
  asked = 0;

  private constructor(
    private readonly server: http.Server,
    readonly origin: string,
  ) {}

  /** If `isDead`, it forwards only the page's files, as if the server were down. */
  static async before(port: number, { isDead = false } = {}): Promise<BlockedProxy> {
    const server = http.createServer((request, answer) => {
      if (request.url === '/ready') proxy.asked++;
      if (isDead && /^\/(ready|ws)/.test(request.url!)) {
        answer.writeHead(502).end();
        return;
      }
      const headers = { ...request.headers, connection: 'close' };
      delete headers['upgrade'];
      const passed = http.request(
        { port, host: '127.0.0.1', path: request.url, method: request.method, headers },
        from => {
          answer.writeHead(from.statusCode!, from.headers);
          from.pipe(answer);
        },
      );
      passed.on('error', () => answer.destroy());
      request.pipe(passed);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new BlockedProxy(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return proxy;
  }

  async end(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
