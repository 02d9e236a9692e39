import type { Page } from 'playwright-core'
import { openBrowser } from '../e2e/browser.ts'
import { signIn, startDemo } from './demo-page.ts'

/**
 * Benchmark of open pages that follow what others change: a clerk changes the remark of a waybill through GraphQL, and
 * another person's open drawer shows it. Time is taken from the sending of the change to the text on the page.
 */
const [WRITER, READER] = ['13800000002', '13800000003']
const ROUNDS = 30
/** Pause in ms between two changes, longer than a page waits between two refreshes. */
const PAUSE_MS = 1500

interface Session {
  accessToken: string
  userHash: string
}

const LAST = '{ waybills(filter: { status: [UNLOADED] }, page: { size: 1 }) { records { id } } }'
const CHANGE = 'mutation ($input: [WaybillRemarkInput!]!) { updateWaybillRemarks(input: $input) { __typename } }'

/** Asks a program as the person who is signed in on a page. */
async function asker(page: Page, url: string) {
  const text = await page.evaluate("localStorage.getItem('tufang.session')")
  const { accessToken, userHash } = JSON.parse(String(text)) as Session
  return async <Data>(query: string, variables: object = {}): Promise<Data> => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${accessToken}`,
      authorizationmd5: userHash,
    }
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as { data?: Data; errors?: { message: string }[] }
    if (errors || !data) throw new Error(errors?.[0]?.message ?? 'no data')
    return data
  }
}

/** Code that runs in the page: the moment at which a text is on it. */
const seen = (text: string) => `new Promise((resolve) => {
  const look = () => document.body.textContent.includes(${JSON.stringify(text)}) && resolve(Date.now())
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  look()
})`

const demo = await startDemo()
const browser = await openBrowser()
try {
  const open = async (mobile: string) => {
    const page = await (await browser.newContext({ baseURL: demo.url, locale: 'zh-CN' })).newPage()
    await signIn(page, mobile)
    return page
  }
  const [writer, reader] = [await open(WRITER), await open(READER)]
  const ask = await asker(writer, demo.url)
  const [waybill] = (await ask<{ waybills: { records: { id: string }[] } }>(LAST)).waybills.records
  if (!waybill) throw new Error('the demo has no waybill')
  await reader.goto(`/chain/business/companywaybill2?waybill=${waybill.id}`)
  await reader.getByRole('dialog').getByRole('list', { name: '时间线' }).waitFor()
  const times: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    await reader.waitForTimeout(PAUSE_MS)
    const remark = `第${round}次改的备注`
    const shown = reader.evaluate<number>(seen(remark))
    const sent = Date.now()
    await ask(CHANGE, { input: [{ id: waybill.id, remark }] })
    times.push((await shown) - sent)
  }
  const sorted = times.toSorted((one, other) => one - other)
  console.log(`changes of others that an open drawer shows: ${ROUNDS}`)
  console.log(`median: ${sorted[ROUNDS / 2]} ms`)
  console.log(`slowest: ${sorted.at(-1)} ms`)
} finally {
  await browser.close()
  await demo.stop()
}
