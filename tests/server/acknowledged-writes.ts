/** Writes numbers into the embedded database, one by one, and says each as soon as it is written; never ends. */
import { sql } from 'kysely';
import { acrossEmployers } from '../../reference-app/server/database/across-employers.ts';
import { openDatabase } from '../../reference-app/server/database/database.ts';
import { createLog } from '../../reference-app/server/http/log.ts';
import { endInOrder } from '../../reference-app/server/operations/end-in-order.ts';

endInOrder();
const [dataFolder = '', after = '0'] = process.argv.slice(2);
const log = createLog({ level: 'error', write: console.error });
const database = acrossEmployers(await openDatabase({ dataFolder, log }));
await sql`create table if not exists acknowledged (n integer primary key)`.execute(database);
console.log('ready');
for (let n = Number(after) + 1; ; n += 1) {
  // A number may be there although nobody was told: the kill came between the write and the word.
  await sql`insert into acknowledged values (${n}) on conflict do nothing`.execute(database);
  console.log(`ack ${n}`);
}
