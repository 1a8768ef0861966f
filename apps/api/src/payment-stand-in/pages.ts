import { Hono } from 'hono';
import { html } from 'hono/html';
import { challengeResults, outcomes, type ChallengeResult, type Outcome, type PaymentStandIn } from './stand-in.ts';

/** The words are for testers of every market, so they are English, as all that only developers see. */
const outcomeLabels: Readonly<Record<Outcome, string>> = {
  paid: 'Pay',
  paid_late: 'Pay; the message is ten seconds late',
  paid_twice: 'Pay; the message arrives three times',
  paid_out_of_order: 'Pay; the message of a failed attempt arrives afterwards',
  paid_forged: 'Do not pay; someone forges the message of a payment',
  refused: 'The bank refuses the card',
  three_d_secure: 'The bank asks for 3-D Secure',
  canceled: 'Go back without paying',
  expired: 'The session expires',
};

const resultLabels: Readonly<Record<ChallengeResult, string>> = {
  confirmed: 'Confirm the payment',
  failed: 'Fail the confirmation',
};

const style =
  'max-width:36rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#1c2b2a;background:#fff';
const buttonStyle = 'display:block;width:100%;margin:.5rem 0;padding:.75rem;font:inherit;text-align:left';

/** Without `form-action`: the forms lead back to the site, which can have another origin than this page. */
const policy = "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

function page(title: string, text: string, action: string, labels: Readonly<Record<string, string>>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
      </head>
      <body style="${style}">
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          <form method="post" action="${action}">
            ${Object.entries(labels).map(
              ([value, label]) =>
                html`<button style="${buttonStyle}" name="choice" value="${value}">${label}</button> `,
            )}
          </form>
        </main>
      </body>
    </html>`;
}

function isOneOf<Value extends string>(values: readonly Value[], text: unknown): text is Value {
  return values.some((value) => value === text);
}

/** The pages to which a customer is sent to pay, as a tester sees them. Forms, so that they also work without scripts. */
export function standInPages(standIn: PaymentStandIn): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.res.headers.set('cache-control', 'no-store');
    context.res.headers.set('content-security-policy', policy);
  });
  app.get('/:id', (context) => {
    const session = standIn.session(context.req.param('id'));
    if (session === undefined) return context.text('There is no such payment.', 404);
    const amount = `${(session.amount_total / 100).toFixed(2)} ${session.currency.toUpperCase()}`;
    const text = `${session.metadata['order'] ?? ''}: ${amount}. No card is needed here; choose what happens.`;
    return context.html(page('Test payment', text, session.id, outcomeLabels));
  });
  app.post('/:id', async (context) => {
    const id = context.req.param('id');
    const { choice } = await context.req.parseBody();
    if (!isOneOf(outcomes, choice)) return context.text('Choose one of the buttons.', 400);
    return context.redirect(standIn.choose(id, choice) ?? `${id}/3-d-secure`, 303);
  });
  app.get('/:id/3-d-secure', (context) =>
    context.html(page('3-D Secure', 'This is the page of the bank.', '3-d-secure', resultLabels)),
  );
  app.post('/:id/3-d-secure', async (context) => {
    const { choice } = await context.req.parseBody();
    if (!isOneOf(challengeResults, choice)) return context.text('Choose one of the buttons.', 400);
    const target = standIn.finishChallenge(context.req.param('id'), choice);
    return target === null ? context.text('There is no such payment.', 404) : context.redirect(target, 303);
  });
  return app;
}
