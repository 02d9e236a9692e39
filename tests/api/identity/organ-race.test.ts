import { rows, sql } from '@tufang/server/kernel/sql/sql'
import { inTransaction } from '@tufang/server/kernel/sql/transaction'
import { newCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { newOrgan, type TestOrgan } from '@tufang/tests/factories/organ'
import { organDocuments as documents } from '@tufang/tests/organs'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

const ROUNDS = 8

const put = (organ: TestOrgan, parent: TestOrgan) =>
  sql`update organ set parent_id = ${parent.id} where company_id = ${organ.companyId} and id = ${organ.id}`

describe('two organs, each put below the other at once', () => {
  it('do not form a circle: one move is refused', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = [await newOrgan(company), await newOrgan(company)]
      const answers = await Promise.all([
        admin.gqlInTurn(documents.move, { id: one.id, parentId: other.id }),
        admin.gqlInTurn(documents.move, { id: other.id, parentId: one.id }),
      ])
      const told = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'OK')
      expect(told.toSorted()).toEqual(['OK', 'ORGAN_BELOW_ITSELF'])
    }
  })

  it('are held apart by the database as well', async () => {
    const company = await newCompany()
    const database = await testDatabase()
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = [await newOrgan(company), await newOrgan(company)]
      const done = await Promise.allSettled([
        inTransaction(database, (em) => rows(em, put(one, other))),
        inTransaction(database, (em) => rows(em, put(other, one))),
      ])
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
  })
})

describe('the database', () => {
  it('lets nothing stand below itself, nor deeper than the eighth level', async () => {
    const company = await newCompany()
    const chain = [await newOrgan(company)]
    for (let at = 1; at < 8; at += 1) chain.push(await newOrgan(company, { parent: chain.at(-1) ?? null }))
    const [first, third, last] = [chain[0], chain[2], chain[7]]
    if (!first || !third || !last) throw new Error('no organs made')
    await expect(rowsOf(put(first, last))).rejects.toThrow('stands below itself')
    await expect(rowsOf(put(first, third))).rejects.toThrow('stands below itself')
    await expect(newOrgan(company, { parent: last })).rejects.toThrow('stands below itself')
    await rowsOf(put(third, await newOrgan(company)))
  })
})
