import type { MikroORM } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import type { Kysely } from 'kysely'

/**
 * Every table and published view by name, with its columns as statements read and write them. The program declares
 * which there are.
 */
export interface Tables extends Record<never, never> {}

/** Entity manager whose `getKysely()` knows every table and view. */
export type Em = { getKysely(): Kysely<Tables> } & SqlEntityManager

/** An open database. */
export interface Database {
  orm: MikroORM
  em: Em
  /** Address, for connections beside those of the ORM. */
  url: string
  /** Whether the program has lost its connections although PostgreSQL accepts new ones. */
  isDead(): Promise<boolean>
  /** Ends the connections in use; later callers get new ones. */
  endUsed(): void
  /** Waits a while for connections in use, then ends them. */
  close(): Promise<void>
}
