import { type EntityManager, LockMode } from '@mikro-orm/core'
import { newCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { describe, expect, it } from 'vitest'
import { SoilType } from '../../modules/project/soil/soil.entity.js'
import { createRunCommand } from '../command/command.js'
import { systemClock } from '../values/clock.js'

const database = await testDatabase()

const waysToRead: [string, (em: EntityManager, id: string) => Promise<unknown[]>][] = [
  ['find', (em, id) => em.find(SoilType, { id })],
  ['findOne', async (em, id) => [await em.findOne(SoilType, { id })].filter((found) => found !== null)],
  ['count', async (em, id) => Array.from({ length: await em.count(SoilType, { id }) })],
  ['nativeUpdate', async (em, id) => Array.from({ length: await em.nativeUpdate(SoilType, { id }, { name: id }) })],
  [
    'a locked read',
    (em, id) => em.transactional((tx) => tx.find(SoilType, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })),
  ],
]

describe('the company filter', () => {
  it.each(waysToRead)('makes %s fail when nobody said which company', async (_, read) => {
    const soil = await newSoilType(await newCompany())
    await expect(read(database.em.fork(), soil.id)).rejects.toThrow(/companyId|No arguments provided for filter/)
  })

  it.each(waysToRead)('hides the rows of another company from %s', async (_, read) => {
    const [mine, foreign] = [await newCompany(), await newCompany()]
    const soil = await newSoilType(foreign)
    const em = database.em.fork()
    em.setFilterParams('company', { companyId: mine.id })
    expect(await read(em, soil.id)).toHaveLength(0)
    const theirs = database.em.fork()
    theirs.setFilterParams('company', { companyId: foreign.id })
    expect(await read(theirs, soil.id)).toHaveLength(1)
  })

  it('is set by the command', async () => {
    const [mine, foreign] = [await newCompany(), await newCompany()]
    const soil = await newSoilType(mine)
    await newSoilType(foreign)
    const run = createRunCommand(database, systemClock)
    const options = { name: 'soil.read', title: '查看土质', input: null }
    const found = await run(mine.actor('只读'), options, async ({ em }) =>
      (await em.find(SoilType, {})).map(({ id }) => id),
    )
    expect(found).toEqual([soil.id])
  })
})
