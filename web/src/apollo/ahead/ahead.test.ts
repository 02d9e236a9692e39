import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { Observable } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { InvoiceDocument } from '../../features/payment/invoice/invoice.generated'
import { PaymentDocument } from '../../features/payment/payment/payment.generated'
import { askAhead, isFresh } from './ahead'

let client: ApolloClient
let asked: string[]
let given: (() => void)[]
let aborted: number

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { __APOLLO_DEVTOOLS_GLOBAL_HOOK__: {}, navigator: {} })
  vi.stubGlobal('navigator', {})
  asked = []
  given = []
  aborted = 0
  const link = new ApolloLink(
    ({ variables, operationName }) =>
      new Observable((observer) => {
        asked.push(`${operationName} ${variables.id}`)
        let isGiven = false
        given.push(() => {
          isGiven = true
          observer.next({ data: { payment: null, invoice: null } })
          observer.complete()
        })
        return () => {
          if (!isGiven) aborted += 1
        }
      }),
  )
  client = new ApolloClient({ link, cache: new InMemoryCache() })
})
afterEach(() => {
  client.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const enter = (id: string, document = PaymentDocument as typeof PaymentDocument | typeof InvoiceDocument) =>
  askAhead(client, document, { id })
const answer = async (at: number) => {
  given[at]?.()
  await vi.advanceTimersByTimeAsync(0)
}
const fresh = (id: string) => isFresh(client, PaymentDocument, { id })

describe('a record that is asked for ahead', () => {
  it('is asked for once a pointer has rested on its link, and is fresh for five seconds', async () => {
    enter('1')
    await vi.advanceTimersByTimeAsync(149)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual(['Payment 1'])
    expect(fresh('1')).toBe(false)
    await answer(0)
    expect(fresh('1')).toBe(true)
    expect([fresh('2'), isFresh(client, InvoiceDocument, { id: '1' })]).toEqual([false, false])
    await vi.advanceTimersByTimeAsync(4999)
    expect(fresh('1')).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(fresh('1')).toBe(false)
  })

  it('is not asked for where the pointer passes by, and given up where it leaves', async () => {
    const [passed, left] = [enter('1'), enter('2')]
    passed()
    await vi.advanceTimersByTimeAsync(150)
    expect(asked).toEqual(['Payment 2'])
    left()
    await vi.advanceTimersByTimeAsync(0)
    expect(aborted).toBe(1)
    expect(fresh('2')).toBe(false)
    enter('2')
    await vi.advanceTimersByTimeAsync(150)
    expect(asked).toEqual(['Payment 2', 'Payment 2'])
  })

  it('is asked for once in a while', async () => {
    for (const _ of [1, 2]) {
      enter('1')()
      enter('1')
      await vi.advanceTimersByTimeAsync(150)
      await answer(0)
    }
    expect(asked).toEqual(['Payment 1'])
    await vi.advanceTimersByTimeAsync(5000)
    enter('1')
    await vi.advanceTimersByTimeAsync(150)
    expect(asked).toEqual(['Payment 1', 'Payment 1'])
  })

  it('is one of two at most that are under way', async () => {
    for (const id of ['1', '2', '3']) enter(id)
    await vi.advanceTimersByTimeAsync(150)
    expect(asked).toEqual(['Payment 1', 'Payment 2'])
    await answer(0)
    enter('3')
    await vi.advanceTimersByTimeAsync(150)
    expect(asked).toEqual(['Payment 1', 'Payment 2', 'Payment 3'])
  })

  it('is left to the click where few bytes shall be sent', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    enter('1')
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toEqual([])
  })
})
