// The limit: Hono and pg with nothing between them, doing the same work. A session is looked up, then a contact or the newest twenty.
import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool } from 'pg';
import { embeddedDatabase, socketAt } from '#platform/database/postmaster.ts';
import { tellReady, told } from './peer.ts';

const pool = new Pool({ ...socketAt(told().socketDir, embeddedDatabase), max: 12 });
const columns = 'id, name, phone, email, notes, created_at as "createdAt", updated_at as "updatedAt"';

async function businessOf(cookie: string | undefined): Promise<string | undefined> {
  const token = /telle\.session=([A-Za-z0-9]{32})/.exec(cookie ?? '')?.[1] ?? '';
  const { rows } = await pool.query<{ business_id: string }>({
    name: 'session',
    text: `select m.business_id from sessions s join members m on m.user_id = s.user_id
      where s.token_hash = $1 and s.expires_at > now() limit 1`,
    values: [createHash('sha256').update(token).digest('base64url')],
  });
  return rows[0]?.business_id;
}

const app = new Hono();
app.get('/api/contacts/:id', async (c) => {
  const business = await businessOf(c.req.header('cookie'));
  if (!business) return c.json({ success: false }, 401);
  const { rows } = await pool.query({
    name: 'get',
    text: `select ${columns} from contacts where business_id = $1 and id = $2`,
    values: [business, c.req.param('id')],
  });
  return rows[0] ? c.json({ success: true, data: rows[0] }) : c.json({ success: false }, 404);
});
app.get('/api/contacts', async (c) => {
  const business = await businessOf(c.req.header('cookie'));
  if (!business) return c.json({ success: false }, 401);
  const { rows } = await pool.query({
    name: 'list',
    text: `select ${columns} from contacts where business_id = $1 order by created_at desc, id desc limit $2`,
    values: [business, Number(c.req.query('limit') ?? 20)],
  });
  return c.json({ success: true, data: { contacts: rows } });
});
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
  tellReady((server.address() as AddressInfo).port),
);
