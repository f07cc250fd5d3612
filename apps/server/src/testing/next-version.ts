import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readMigrations } from '../db/migrations.ts'

/** Migrations of a later version on the table with the most writes: an indexed column, and rows kept by a trigger. */
const STEPS = [
  `alter table requests add column heard_of text not null default 'nowhere' check (heard_of <> '');
   create index requests_heard_of on requests (edition, heard_of);`,
  `create table next_version_notes (
     edition text not null,
     request_id uuid not null,
     primary key (edition, request_id),
     foreign key (edition, request_id) references requests (edition, id) on delete cascade
   );
   create function note_request() returns trigger language plpgsql as $$
     begin
       insert into next_version_notes (edition, request_id) values (new.edition, new.id);
       return new;
     end;
   $$;
   create trigger requests_note after insert on requests for each row execute function note_request();
   insert into next_version_notes (edition, request_id) select edition, id from requests;`,
]

/** A folder with the migrations of this version and two more, as a later one may bring; the returned call removes it. */
export function createNextVersion(): { migrations: string; remove: () => void } {
  const migrations = mkdtempSync(join(tmpdir(), 'otosafi-next-version-'))
  cpSync(join(import.meta.dirname, '../db/migrations'), migrations, { recursive: true })
  const last = readMigrations().length
  for (const [at, statements] of STEPS.entries())
    writeFileSync(join(migrations, `${String(last + at + 1).padStart(4, '0')}_next_version_${at}.sql`), statements)
  return { migrations, remove: () => rmSync(migrations, { recursive: true, force: true }) }
}
