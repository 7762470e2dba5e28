// A database with all its tables and the queue's, of which each test takes a copy: making them is most of a start. A
// program of its own, so that Node runs the server's files as in production.
import { openBackground } from '../../reference-app/server/background/queue.ts';
import { openDatabase } from '../../reference-app/server/database/database.ts';
import { migrate } from '../../reference-app/server/database/migrate.ts';
import { createLog } from '../../reference-app/server/http/log.ts';

const log = createLog({ level: 'error', write: (line) => process.stderr.write(`${line}\n`) });
const { DATABASE_URL: url, PORTICO_DATA: dataFolder = '' } = process.env;
const database = await openDatabase({ url, dataFolder, log });
await migrate(database);
const background = await openBackground({ database, log });
await background.stop();
await database.close();
