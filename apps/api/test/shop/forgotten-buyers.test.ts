import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deleteExpired } from '../../src/forms/delete-expired.ts';
import { runPersonCommand } from '../../src/office/person-command.ts';
import { returns } from '../../src/shop/after-sales-schema.ts';
import { orders } from '../../src/shop/schema.ts';
import { testTime } from '../support/api.ts';
import { signupFields, usePersonalApi } from '../support/personal-api.ts';
import { officeAndBuyers, refunded, type Bought } from '../support/shopping.ts';

const dayMs = 86_400_000;
const now = testTime;
const api = usePersonalApi({ catalogue: 'shipped', now: () => now });
const { bought, office } = officeAndBuyers(api, () => now);

/** Deletes the account of a buyer. */
async function leave({ buyer }: Bought): Promise<void> {
  const { status } = await buyer.call('/customer/delete', { current_password: signupFields.password });
  expect(status).toBe(200);
}

describe('an order of a person who is forgotten', () => {
  /** Everything about an order that could name its buyer. */
  async function traces({ order, email }: Bought): Promise<boolean> {
    const rows = await api.db().select().from(orders).where(eq(orders.id, order.id));
    const text = JSON.stringify([rows, await api.db().select().from(returns).where(eq(returns.orderId, order.id))]);
    return [email, 'Peeters', 'Alchimistes', '470 00 12 34', 'Trop.'].some((trace) => text.includes(trace));
  }

  test('stays without the account, and loses its person when nothing needs it any more', async () => {
    const each = await bought(true);
    const { order } = each;
    await leave(each);
    const [row] = await api.db().select().from(orders).where(eq(orders.id, order.id));
    expect(row).toMatchObject({ customerId: null, number: order.number });
    await deleteExpired(api.db(), now);
    expect(await traces(each)).toBe(true);
    await office('ship', order.number);
    await office('deliver', order.number);
    await deleteExpired(api.db(), now + 14 * dayMs);
    expect(await traces(each)).toBe(true);
    await deleteExpired(api.db(), now + 15 * dayMs + 1);
    expect(await traces(each)).toBe(false);
    expect(await office('show', order.number)).toContain('Micralba');
  });

  test('of a guest is found and emptied by the office, once everything is paid back', async () => {
    const each = await bought();
    const { buyer, order, email } = each;
    const person = { email: email.toUpperCase(), markets: 'be' };
    expect(JSON.parse(await runPersonCommand(api.db(), { ...person, action: 'export' }, now))).toMatchObject({
      account: null,
      guest: { orders: [{ number: order.number, lines: [{ quantity: 2 }, { quantity: 1 }] }] },
    });
    expect(await runPersonCommand(api.db(), { ...person, action: 'delete' }, now)).toContain('1 orders');
    await buyer.call(`/orders/${String(order.id)}/withdrawal`, { content: 'Trop.' });
    await refunded(api, order.id, order.total_cents);
    await deleteExpired(api.db(), now);
    expect(await traces(each)).toBe(false);
  });

  test('is deleted after ten years', async () => {
    const { order } = await bought();
    await deleteExpired(api.db(), now + 3_654 * dayMs);
    expect(await api.db().$count(orders, eq(orders.id, order.id))).toBe(0);
  });

  test('loses its person too if it was made without the account, with the same address', async () => {
    const email = 'same@example.org';
    const asGuest = await bought(false, email);
    const other = await bought();
    const withAccount = await bought(true, email);
    for (const { order } of [asGuest, other, withAccount]) {
      await office('ship', order.number);
      await office('deliver', order.number);
    }
    await leave(withAccount);
    await deleteExpired(api.db(), now + 15 * dayMs + 1);
    expect(await traces(asGuest)).toBe(false);
    expect(await traces(withAccount)).toBe(false);
    expect(await traces(other)).toBe(true);
  });

  test.each(['paid', 'shipped'])('does not keep it forever while it is %s', async (status) => {
    const each = await bought(true);
    const { order } = each;
    if (status === 'shipped') await office('ship', order.number, { tracking: 'VL 1' });
    await leave(each);
    await deleteExpired(api.db(), now + 180 * dayMs);
    expect(await traces(each)).toBe(true);
    await deleteExpired(api.db(), now + 180 * dayMs + 1);
    expect(await traces(each)).toBe(false);
    // The office can still pay it back. No mail is sent, because the address is gone.
    await office('refund', order.number);
    await refunded(api, order.id, order.total_cents);
  });

  test('does not keep it forever for a parcel that never comes back', async () => {
    const each = await bought();
    const { buyer, order, email } = each;
    await office('ship', order.number);
    await office('deliver', order.number);
    await buyer.call(`/orders/${String(order.id)}/withdrawal`, { content: 'Trop.' });
    await runPersonCommand(api.db(), { email, action: 'delete' }, now);
    await deleteExpired(api.db(), now + 180 * dayMs);
    expect(await traces(each)).toBe(true);
    await deleteExpired(api.db(), now + 180 * dayMs + 1);
    expect(await traces(each)).toBe(false);
  });
});
