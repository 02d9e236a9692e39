import { type CommandOptions, createRunCommand, type Tx } from '@tufang/server/kernel/command/command'
import { rows, sql } from '@tufang/server/kernel/sql/sql'
import { systemClock } from '@tufang/server/kernel/values/clock'
import { newId } from '@tufang/server/kernel/values/id'
import type { TestCompany } from './company'
import { testDatabase } from './database'
import { rowsOf } from './rows'
import { uniqueName } from './unique'

/** Commands as services run them, with the smallest there is to do: a row of soil. */
export const run = createRunCommand(await testDatabase(), systemClock)

export const options = (rest: Partial<CommandOptions> = {}): CommandOptions => ({
  name: 'soil.add',
  title: '新增土质',
  input: { name: '粘土' },
  ...rest,
})

/** A soil that a command leaves behind. */
export async function addSoil(tx: Tx, name = uniqueName()): Promise<{ name: string }> {
  await rows(
    tx.em,
    sql`insert into soil_type (company_id, id, name) values (${tx.actor.companyId}, ${newId()}, ${name})`,
  )
  return { name }
}

export const addSoilHere = (tx: Tx) => addSoil(tx)

export const soilsOf = async ({ id }: TestCompany): Promise<string[]> =>
  (await rowsOf<{ name: string }>(sql`select name from soil_type where company_id = ${id} order by id`)).map(
    ({ name }) => name,
  )

export const logOf = ({ id }: TestCompany) =>
  rowsOf<Record<string, unknown>>(sql`
    select type, name, title, create_by, user_id, method, request_uri, remote_addr, request_id, params, exception, time
    from operation_log where company_id = ${id} order by id`)
