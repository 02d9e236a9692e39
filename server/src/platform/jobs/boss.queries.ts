import { fromKysely, type Db as JobDatabase } from 'pg-boss'
import type { Em } from '../../kernel/sql/database.js'

/** Transaction of an entity manager, for a job that is sent in it. */
export const transactionOf = (em: Em): JobDatabase => fromKysely(em.getKysely())
