import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, getNamedType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'

const schema = buildSchema(readFileSync(path.join(import.meta.dirname, '../../schema.graphql'), 'utf8'))
const fields = Object.values(schema.getQueryType()?.getFields() ?? {})
const pages = fields.filter(({ type }) => /Page!?$/.test(String(type)))

describe('a field that answers a page', () => {
  it('is there', () => {
    expect(pages).not.toEqual([])
  })

  it.each(pages)('$name takes the first 20 unless told otherwise, and says so', ({ args }) => {
    const page = args.find(({ name }) => name === 'page')
    expect(page?.defaultValue).toEqual({ current: 1, size: 20 })
    expect(page?.description).toBeTruthy()
  })

  it.each(pages)('$name tells what all its rows come to', ({ type }) => {
    const page = getNamedType(type)
    const summary = isObjectType(page) ? page.getFields().summary : undefined
    expect(isObjectType(getNamedType(summary?.type))).toBe(true)
  })
})
