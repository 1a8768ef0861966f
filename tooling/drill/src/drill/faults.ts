import type { Service } from '../stack/service.ts';
import type { LinkFault } from '../stack/faulty-link.ts';
import type { Stack } from '../stack/stack.ts';
import type { VisitKind } from '../visits/visits.ts';

export interface Fault {
  readonly name: string;
  /** Why it can't be tried on this machine. */
  readonly skipped?: string;
  readonly start: () => unknown;
  /** Ends the fault itself. Everything else must recover without help. */
  readonly end: () => unknown;
  /** Visits that the fault may not change: they must get what they always get. All pages that were rendered before always are. */
  readonly unchanged: readonly VisitKind[];
  /** Seconds in which these visits may fail although they are unchanged: until the failed server is noticed. */
  readonly noticedAfter?: number;
  /** A status that calls of the API pass on to the form that made them. */
  readonly passedOn?: number;
}

const minute = 60_000;
const hour = 60 * minute;
const all: readonly VisitKind[] = ['page', 'app', 'new', 'results', 'form', 'cart', 'order'];
const onlyRendered: readonly VisitKind[] = ['page', 'app'];
const withoutOrder = all.filter((kind) => kind !== 'order');

function onAll(services: readonly Service[], action: (service: Service) => unknown): () => Promise<unknown> {
  return () => Promise.all(services.map((service) => action(service)));
}

/** Two of each: the second one goes on. */
function oneOfTwo(name: string, services: readonly Service[], unchanged: readonly VisitKind[]): Fault[] {
  const [, second] = services;
  if (second === undefined) return [];
  return [
    {
      name: `one of two ${name}s killed`,
      start: () => second.kill(),
      end: () => second.start(),
      unchanged,
      noticedAfter: 3,
    },
    {
      name: `one of two ${name}s hangs`,
      start: () => second.freeze(),
      end: () => second.thaw(),
      // A request that it already had is answered when nginx or the app gives up.
      unchanged: name === 'app' ? [] : unchanged,
      noticedAfter: 8,
    },
  ];
}

/** Every fault, in the order of the issue. */
export function faultsOf(stack: Stack): readonly Fault[] {
  const { apis, apps, database, links, redis } = stack;
  const answers = (name: string, fault: LinkFault): Fault => ({
    name,
    start: () => links.api.set(fault),
    end: () => links.api.set('none'),
    unchanged: onlyRendered,
  });
  let unlock: (() => Promise<void>) | undefined;
  return [
    {
      name: 'both APIs killed',
      start: onAll(apis, (api) => api.kill()),
      end: onAll(apis, (api) => api.start()),
      unchanged: onlyRendered,
    },
    {
      name: 'both APIs hang',
      start: onAll(apis, (api) => api.freeze()),
      end: onAll(apis, (api) => api.thaw()),
      unchanged: onlyRendered,
    },
    answers('the API does not answer in time', 'hang'),
    { ...answers('the API answers 500', 'error'), passedOn: 500 },
    answers('the API answers garbage', 'garbage'),
    answers('the API is slow by 5 s', 'slow'),
    ...oneOfTwo('API', apis, all),
    ...oneOfTwo('app', apps, ['page', 'new', 'results', 'form', 'cart', 'order']),
    { name: 'the database stops', start: database.halt, end: database.start, unchanged: onlyRendered },
    {
      name: 'the disk of the database is full',
      ...(database.fillDisk === undefined && { skipped: 'a small disk takes root' }),
      start: () => database.fillDisk?.(),
      end: database.freeDisk,
      unchanged: onlyRendered,
    },
    {
      name: 'connections wait for a lock of forms and carts',
      start: async () => {
        unlock = await database.lock('submissions, carts');
      },
      end: () => unlock?.(),
      unchanged: onlyRendered,
    },
    { name: 'Redis stops', start: redis.kill, end: redis.start, unchanged: all },
    { name: 'Redis hangs', start: redis.freeze, end: redis.thaw, unchanged: all },
    {
      name: 'the clocks jump an hour ahead',
      start: onAll([...apis, ...apps], (service) => stack.shiftClock(service, hour)),
      end: onAll([...apis, ...apps], (service) => stack.shiftClock(service, 0)),
      unchanged: all,
    },
    {
      // By more than an order waits for its payment, the other API would take new orders for expired.
      name: 'the clock of one API is two minutes behind',
      start: () => apis.slice(1).map((api) => stack.shiftClock(api, -2 * minute)),
      end: () => apis.map((api) => stack.shiftClock(api, 0)),
      unchanged: all,
    },
    {
      name: 'the mail server refuses connections',
      start: () => links.mail.set('refuse'),
      end: () => links.mail.set('none'),
      unchanged: all,
    },
    {
      name: 'the mail server hangs',
      start: () => links.mail.set('hang'),
      end: () => links.mail.set('none'),
      unchanged: all,
    },
    {
      name: 'the payment provider refuses connections',
      start: () => links.payment.set('refuse'),
      end: () => links.payment.set('none'),
      unchanged: withoutOrder,
    },
    {
      name: 'the payment provider hangs',
      start: () => links.payment.set('hang'),
      end: () => links.payment.set('none'),
      unchanged: withoutOrder,
    },
  ];
}
