import { fromKysely, type Db as JobDatabase } from 'pg-boss'
import type { Em } from '../../kernel/sql/database.js'

/** The transaction of an entity manager, for a job that is sent with it. */
export const transactionOf = (em: Em): JobDatabase => fromKysely(em.getKysely())
