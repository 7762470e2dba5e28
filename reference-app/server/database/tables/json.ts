import type { ColumnType } from 'kysely';

/** JSON columns are written as text and read parsed: the driver would turn a JavaScript array into a SQL array. */
export type Json<T> = ColumnType<T, string, string>;
