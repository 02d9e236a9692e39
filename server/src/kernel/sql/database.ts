import type { MikroORM } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import type { Kysely } from 'kysely'

/** Every table and published view, with its columns as statements give and take them. The program says here which there are. */
export interface Tables extends Record<never, never> {}

/** Its `getKysely()` knows every table and view. */
export type Em = { getKysely(): Kysely<Tables> } & SqlEntityManager

/** An open database. */
export interface Database {
  orm: MikroORM
  em: Em
  /** Where it is, for connections beside those of the ORM. */
  url: string
  /** Whether the program has lost its connections, while PostgreSQL gives new ones. */
  isDead(): Promise<boolean>
  /** Ends the connections that are in use; others are given to whoever asks again. */
  endUsed(): void
  /** Waits a while for connections in use, then ends them. */
  close(): Promise<void>
}
