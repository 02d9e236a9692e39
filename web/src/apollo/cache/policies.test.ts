import { InMemoryCache } from '@apollo/client'
import { parse } from 'graphql'
import { beforeEach, describe, expect, it } from 'vitest'
import { policies } from './policies'

const LIST = parse('query Payments { payments { total records { id status amt payee { id payeeName } } } }')
const DRAWER = parse('query Payment($id: ID!) { payment(id: $id) { id status remark payee { id payeeName } } }')
const COUNT = parse('query Waiting { payments(filter: { status: SUBMITTED }) { total records { id status } } }')
const VERB = parse('mutation Submit($id: ID!) { submitPayment(id: $id) { id status remark } }')

let cache: InMemoryCache
beforeEach(() => {
  cache = new InMemoryCache({ typePolicies: policies })
})

const payment = (id: string, fields: object) => ({ __typename: 'Payment', id, ...fields })
const page = (...records: object[]) => ({ __typename: 'PaymentPage', total: records.length, records })
const payee = { __typename: 'Payee', id: 'y', payeeName: '周华斌' }

describe('a row', () => {
  it('is one in lists, drawers and the answer of a verb, which changes all of them', () => {
    const draft = { status: 'DRAFT', amt: '1.00', payee }
    cache.writeQuery({ query: LIST, data: { payments: page(payment('1', draft), payment('2', draft)) } })
    cache.writeQuery({
      query: DRAWER,
      variables: { id: '1' },
      data: { payment: payment('1', { status: 'DRAFT', remark: null, payee }) },
    })
    cache.writeQuery({ query: COUNT, data: { payments: page(payment('2', { status: 'DRAFT' })) } })
    const seen: unknown[] = []
    cache.watch({ query: LIST, optimistic: false, callback: ({ result }) => seen.push(result) })
    const answer = { submitPayment: payment('1', { status: 'SUBMITTED', remark: '急' }) }
    cache.writeQuery({ id: 'ROOT_MUTATION', query: VERB, variables: { id: '1' }, data: answer })
    const inList = payment('1', { ...draft, status: 'SUBMITTED' })
    expect(cache.readQuery({ query: LIST })).toEqual({ payments: page(inList, payment('2', draft)) })
    expect(seen).toEqual([{ payments: page(inList, payment('2', draft)) }])
    expect(cache.readQuery({ query: DRAWER, variables: { id: '1' } })).toEqual({
      payment: payment('1', { status: 'SUBMITTED', remark: '急', payee }),
    })
    expect(cache.readQuery({ query: COUNT })).toEqual({ payments: page(payment('2', { status: 'DRAFT' })) })
  })

  it('is another one of another type, though their ids be the same', () => {
    const query = parse('query Both { waybill(id: "1") { id no } card(id: "1") { id no: cardNo } }')
    const data = {
      waybill: { __typename: 'Waybill', id: '1', no: 'YD1' },
      card: { __typename: 'Card', id: '1', no: 'K1' },
    }
    cache.writeQuery({ query, data })
    expect(cache.readQuery({ query })).toEqual(data)
  })
})

describe('what is told of an id in the light of one question', () => {
  it.each(['RowResult', 'LineResult', 'ClaimResult', 'AnomalyRowResult', 'ExcludedWaybill', 'BoardPhase'])(
    'stays with that question: %s',
    (__typename) => {
      const asked = (at: number) => parse(`query Told { told(at: ${at}) { id message } }`)
      const told = (message: string) => ({ told: [{ __typename, id: '1', message }] })
      cache.writeQuery({ query: asked(1), data: told('先') })
      cache.writeQuery({ query: asked(2), data: told('后') })
      expect([cache.readQuery({ query: asked(1) }), cache.readQuery({ query: asked(2) })]).toEqual([
        told('先'),
        told('后'),
      ])
    },
  )
})

describe('the person of the session', () => {
  it('is one, whatever of him is asked for', () => {
    const [name, count] = ['query A { viewer { name } }', 'query B { viewer { unreadMessages } }'].map((one) =>
      parse(one),
    )
    if (!name || !count) throw new Error('not written')
    cache.writeQuery({ query: name, data: { viewer: { __typename: 'Viewer', name: '甲' } } })
    cache.writeQuery({ query: count, data: { viewer: { __typename: 'Viewer', unreadMessages: 2 } } })
    expect(cache.readQuery({ query: name })).toEqual({ viewer: { __typename: 'Viewer', name: '甲' } })
  })
})
