import { openDatabase } from '../database.ts'

const [, , dataDir = '', from = '0'] = process.argv

// Writes numbered rows one after the other, some of them in transactions of several statements, and says each number
// once the database has acknowledged it.
const { pool } = await openDatabase({ dataDir, databaseUrl: null })
await pool.query(`create table if not exists written (id integer primary key, padding text not null)`)
await pool.query(`create index if not exists written_padding on written (padding)`)
console.log('ready')
for (let id = Number(from); ; id += 1) {
  const padding = `${id}:`.padEnd(50 + ((id * 37) % 900), 'x')
  const client = await pool.connect()
  await client.query('begin')
  await client.query('insert into written values ($1, $2)', [id, padding])
  if (id % 3 === 0) await client.query('update written set padding = $2 where id = $1', [id - 1, `again ${id - 1}`])
  await client.query('commit')
  client.release()
  console.log(`ack ${id}`)
}
