import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, parse, validate } from 'graphql'
import { expect, it } from 'vitest'
import { questionAsked, questions, topicsWith } from '../questions'
import { firstValues, monthFrom } from '../questions/question'
import { fieldsOf, searchFields } from './search'

const schema = buildSchema(readFileSync(path.join(import.meta.dirname, '../../../../schema.graphql'), 'utf8'))
const fields = fieldsOf(schema)

it('finds fields by their Chinese names, those that are called so first', () => {
  const keys = searchFields(fields, '出场时间').map(({ key }) => key)
  expect(keys).toContain('Waybill.goDatetime')
  expect(searchFields(fields, '出场时间')[0]?.label).toBe('出场时间')
  expect(searchFields(fields, 'waybillStats')[0]?.key).toBe('Query.waybillStats')
  expect(searchFields(fields, '直付价').length).toBeGreaterThan(3)
  expect(searchFields(fields, ' ')).toEqual([])
  expect(searchFields(fields, '没有这个字段')).toEqual([])
})

it('tells from where a field is reached, and hides what is on its way out', () => {
  expect(fields.find(({ key }) => key === 'Settlement.settleAmt')?.from).toContain('settlements')
  expect(fields.map(({ key }) => key)).not.toContain('Waybill.projectId')
})

it('has worked questions that the schema answers, each under a name of its own', () => {
  expect(questions.length).toBeGreaterThanOrEqual(30)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  for (const question of questions) {
    expect(validate(schema, parse(question.document)), question.id).toEqual([])
    expect(questionAsked(question.document)?.id).toBe(question.id)
    const named = [...question.document.matchAll(/\$(\w+): /g)].map(([, name]) => name)
    expect(Object.keys(firstValues(question, '2026-11-30'))).toEqual(named)
  }
  expect(questionAsked('{ viewer { roleType } }')).toBeUndefined()
})

it('is searched by titles and sentences', () => {
  expect(topicsWith('').flatMap((topic) => topic.questions)).toHaveLength(questions.length)
  const found = topicsWith(' 未 付 ').flatMap((topic) => topic.questions.map(({ id }) => id))
  expect(found).toContain('unpaid-by-payee')
  expect(topicsWith('没有这道题')).toEqual([])
  expect([monthFrom('2026-01-31', -1), monthFrom('2026-12-05', 1)]).toEqual(['2025-12-01', '2027-01-01'])
})
