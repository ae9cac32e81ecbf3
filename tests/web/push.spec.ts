// Messages by web push: the switch that asks for them, and the service worker that shows them. PROTOCOL.md,
// "Web push". The browser of the tests has no push service, so the page gets a stand-in.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Person } from './person';
import { roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment({ settings: ['--push-contact', 'mailto:host@club.example'] });

/** Lets the page notify, and subscribe at a push service that nobody can reach. */
async function standIn({ page }: Person): Promise<void> {
  await page.addInitScript(() => {
    class Notice {
      static permission = 'default';
      static requestPermission = async () => (Notice.permission = 'granted');
    }
    Object.assign(window, { Notification: Notice });
    let subscription: object | null = null;
    const base64url = (bytes: ArrayBuffer | Uint8Array) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription,
      subscribe: async () => {
        const keys = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
          'deriveBits',
        ]);
        const p256dh = base64url(await crypto.subtle.exportKey('raw', keys.publicKey));
        const auth = base64url(new Uint8Array(16));
        const endpoint = 'https://push.invalid/ada';
        return (subscription = {
          endpoint,
          toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
          unsubscribe: async () => ((subscription = null), true),
        });
      },
    });
  });
}

const opens = async (person: Person) => {
  await person.page.getByLabel('More', { exact: true }).click();
  await person.press('Tell me when it is my turn');
};
const turnNotice = ({ page }: Person) => page.getByRole('switch', { name: 'Tell me when it is my turn' });

/** The service worker passes on a nonce. */
const passesOn = ({ page }: Person, nonce: string) =>
  page.evaluate(
    data =>
      void navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { nonce: data } })),
    nonce,
  );

test('the page says whether messages of the server reach this device', async () => {
  const ada = await env.person({ forgives: /422/ });
  await standIn(ada);
  await sitDown(ada, await roomAt(env.server), 'Ada');
  await ada.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await opens(ada);
  const asked = ada.page.waitForResponse(/api\/me\/push$/);
  await turnNotice(ada).check();
  await ada.sees('The server sends this device a first message.');
  assert.deepEqual(await (await asked).json(), { confirmed: false });
  await passesOn(ada, 'wrong');
  await ada.sees('no message of the server reached this device');

  await ada.page.route(/api\/me\/push\/confirm$/, route => {
    assert.equal(route.request().postDataJSON().nonce, 'right');
    return route.fulfill({ json: { confirmed: true } });
  });
  await turnNotice(ada).uncheck();
  await turnNotice(ada).check();
  await ada.sees('The server sends this device a first message.');
  await passesOn(ada, 'right');
  await ada.sees('also when no page of Reami is open');
  await ada.findsNoBarrier();

  const ended = ada.page.waitForResponse(/api\/me\/push\/end$/);
  await turnNotice(ada).uncheck();
  await ada.sees('You are not told.');
  assert.deepEqual(await (await ended).json(), { confirmed: false });
  await ada.leave();
});

test('the service worker shows a message, and a press leads to the page of that room', async () => {
  const ada = await env.person();
  const path = await roomAt(env.server);
  await ada.open('/');
  await ada.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const worker = ada.page.context().serviceWorkers()[0]!;
  // This browser shows no notifications, so the worker writes down what it would show.
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const opened: string[] = [];
    Object.assign(self, { shown, opened });
    const { registration, clients } = self as unknown as ServiceWorkerGlobal;
    registration.showNotification = async (title, { body, tag, data }) => {
      shown.push({ title, body, tag, data });
    };
    clients.openWindow = async address => void opened.push(address);
    interface ServiceWorkerGlobal {
      registration: { showNotification(title: string, told: Record<string, string>): Promise<void> };
      clients: { openWindow(address: string): Promise<void> };
    }
  });
  const told = (what: 'shown' | 'opened') =>
    worker.evaluate(name => (self as unknown as Record<string, unknown>)[name], what);

  const devtools = await ada.page.context().newCDPSession(ada.page);
  const registered = new Promise<string>(resolve =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const deliver = (message: object) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: env.server.origin,
      registrationId,
      data: JSON.stringify(message),
    });
  const nonce = ada.page.evaluate(
    () =>
      new Promise<string>(resolve => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data.nonce));
        navigator.serviceWorker.startMessages();
      }),
  );
  await deliver({ title: 'Messages work', body: 'Hello', path: '', nonce: 'n1' });
  assert.equal(await nonce, 'n1');
  await deliver({ title: 'Your turn', body: 'Kingdomino with Bob', path: path.slice(1) });
  const sample = { title: 'Messages work', body: 'Hello', tag: 'sample', data: `${env.server.origin}/` };
  const turn = {
    title: 'Your turn',
    body: 'Kingdomino with Bob',
    tag: path.slice(1),
    data: env.server.origin + path,
  };
  await eventually(async () => assert.deepEqual(await told('shown'), [sample, turn]));
  await worker.evaluate(data => {
    const event = new Event('notificationclick');
    const waitUntil = () => {};
    self.dispatchEvent(Object.assign(event, { notification: { data, close() {} }, waitUntil }));
  }, turn.data);
  await eventually(async () => assert.deepEqual(await told('opened'), [turn.data]));

  await sitDown(ada, path, 'Ada');
  await deliver({ title: 'Your turn', body: 'in sight', path: path.slice(1) });
  await deliver({ title: 'Your turn', body: 'elsewhere', path: 'r/KETMKARD' });
  await eventually(async () => assert.equal(((await told('shown')) as object[]).length, 3, 'only the last'));
  await ada.leave();
});
