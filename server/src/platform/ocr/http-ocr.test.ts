import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HttpOcr } from './http-ocr.js'

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()
const words = (given: Record<string, string>) =>
  Object.fromEntries(Object.entries(given).map(([name, text]) => [name, { words: text, location: { top: 1 } }]))

const FRONT = words({
  ...{ 姓名: '王芳', 性别: '女', 民族: '汉', 出生: '19491231' },
  ...{ 住址: '广东省五华县水寨镇高岭村3组110号', 公民身份号码: '11010519491231002X' },
})
const LICENCE = words({
  ...{ 单位名称: '深圳市宏远工程有限公司', 社会信用代码: '91350100M000100Y43', 类型: '有限责任公司（自然人独资）' },
  ...{ 法人: '陈志强', 地址: '无', 成立日期: '2015年03月02日', 注册资本: '壹仟万元整', 有效期: '长期' },
})

interface Asked {
  path: string
  token: string | null
  form: URLSearchParams
}

let server: Server
let ocr: HttpOcr
const asked: Asked[] = []
let answers: ({ status?: number; body: object } | 'none')[]
let most: { atOnce: number; now: number }

beforeEach(async () => {
  asked.length = 0
  answers = []
  most = { atOnce: 0, now: 0 }
  server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    const body = await new Response(request).text()
    asked.push({ path: url.pathname, token: url.searchParams.get('access_token'), form: new URLSearchParams(body) })
    most.now += 1
    most.atOnce = Math.max(most.atOnce, most.now)
    const isToken = url.pathname === '/oauth/2.0/token'
    const token = { body: { access_token: 'the token', expires_in: 2592000 }, status: 200 }
    const answer = isToken ? token : (answers.shift() ?? { body: {} })
    if (answer === 'none') return
    // Callers that asked at the same time have arrived by now.
    setImmediate(() => {
      most.now -= 1
      response.writeHead(answer.status ?? 200).end(JSON.stringify(answer.body))
    })
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  ocr = newOcr()
})
afterEach(async () => {
  await ocr.close()
  server.closeAllConnections()
  server.close()
})

const newOcr = (limitMs?: number) => {
  const { port } = server.address() as AddressInfo
  return new HttpOcr({ url: `http://127.0.0.1:${port}`, key: 'a key', secret: 'a secret' }, limitMs)
}

const sure = (text: string) => ({ text, sure: true })
const paths = () => asked.map(({ path }) => path.split('/').at(-1))

describe('a provider of OCR', () => {
  it('is sent the picture as a form with a token, which is fetched once', async () => {
    answers = [{ body: { image_status: 'normal', words_result: FRONT } }, { body: { words_result: LICENCE } }]
    await ocr.readPortraitSide(picture)
    await ocr.readLicence(picture)
    expect(paths()).toEqual(['token', 'idcard', 'business_license'])
    const [token, card] = asked
    expect(Object.fromEntries(token?.form ?? [])).toEqual({
      grant_type: 'client_credentials',
      client_id: 'a key',
      client_secret: 'a secret',
    })
    expect(card?.token).toBe('the token')
    expect(card?.form.get('id_card_side')).toBe('front')
    const { format, width } = await sharp(Buffer.from(card?.form.get('image') ?? '', 'base64')).metadata()
    expect([format, width]).toEqual(['jpeg', 40])
  })

  it('reads the side with the portrait', async () => {
    answers = [{ body: { image_status: 'normal', words_result: FRONT } }]
    expect(await ocr.readPortraitSide(picture)).toEqual({
      idName: sure('王芳'),
      idSex: sure('女'),
      idNation: sure('汉'),
      idBirth: sure('1949-12-31'),
      idAddress: sure('广东省五华县水寨镇高岭村3组110号'),
      idNo: sure('11010519491231002X'),
    })
  })

  it('reads the side with the emblem', async () => {
    const back = words({ 签发机关: '深圳市公安局龙岗分局', 签发日期: '20171127', 失效日期: '长期' })
    answers = [{ body: { image_status: 'blurred', words_result: back } }]
    const unsure = (text: string) => ({ text, sure: false })
    expect(await ocr.readEmblemSide(picture)).toEqual({
      idAuthority: unsure('深圳市公安局龙岗分局'),
      idStartDate: unsure('2017-11-27'),
      idEndDate: unsure('长期'),
    })
    expect(asked.at(-1)?.form.get('id_card_side')).toBe('back')
  })

  it('reads a licence, leaving out fields that it calls 无', async () => {
    answers = [{ body: { words_result: LICENCE } }]
    expect(await ocr.readLicence(picture)).toEqual({
      companyName: sure('深圳市宏远工程有限公司'),
      companyNo: sure('91350100M000100Y43'),
      companyType: sure('有限责任公司(自然人独资)'),
      companyRepre: sure('陈志强'),
      companyFound: sure('2015-03-02'),
      registeredCapital: sure('壹仟万元整'),
      businessTerm: sure('2015-03-02至长期'),
    })
  })

  it('reads all that is written, each line where it stands', async () => {
    const location = { left: 10, top: 20, width: 30, height: 5 }
    answers = [{ body: { words_result: [{ words: '发票号码：1', location }], words_result_num: 1 } }]
    const run = { text: '发票号码：1', left: 10, top: 20, right: 40, bottom: 25 }
    expect(await ocr.readRuns(picture)).toEqual([run])
    expect(paths()).toEqual(['token', 'general'])
  })

  it.each([
    ['the other side', { image_status: 'reversed_side', words_result: {} }],
    ['no card', { image_status: 'non_idcard', words_result: {} }],
    ['no words', { image_status: 'normal', words_result: {} }],
    ['nothing to recognise', { error_code: 216630, error_msg: 'recognize error' }],
  ])('may see %s', async (_, body) => {
    answers = [{ body }]
    expect(await ocr.readPortraitSide(picture)).toBeUndefined()
  })

  it('is not asked about bytes that are no picture', async () => {
    expect(await ocr.readLicence(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined()
    expect(asked).toEqual([])
  })
})

/** Milliseconds that even a busy machine never stalls for. */
const LONG_ENOUGH = 1000

describe('a provider of OCR in trouble', () => {
  it('is asked a second time', async () => {
    answers = [{ status: 500, body: {} }, { body: { words_result: LICENCE } }]
    expect(await ocr.readLicence(picture)).toMatchObject({ companyRepre: sure('陈志强') })
  })

  it('is given a new token when the old one has ended', async () => {
    answers = [{ body: { error_code: 111 } }, { body: { words_result: LICENCE } }]
    expect(await ocr.readLicence(picture)).toBeDefined()
    expect(paths()).toEqual(['token', 'business_license', 'token', 'business_license'])
  })

  it('is down after two failures, and says nothing of the key', async () => {
    answers = [{ status: 500, body: {} }, { body: { error_code: 17, error_msg: 'a secret' } }]
    const error: unknown = await ocr.readLicence(picture).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ reason: 'DOWN' })
    expect(inspect(error, { depth: 9 })).not.toMatch(/a secret|a key|the token/)
  })

  it('is left alone after three pictures that failed', async () => {
    for (let time = 0; time < 5; time++) await ocr.readLicence(picture).catch(() => undefined)
    expect(paths().filter((path) => path === 'business_license')).toHaveLength(6)
    await expect(ocr.readLicence(picture)).rejects.toMatchObject({ reason: 'DOWN' })
  })

  it('that has too much to do is not asked again', async () => {
    answers = [{ body: { error_code: 18 } }]
    await expect(ocr.readLicence(picture)).rejects.toMatchObject({ reason: 'BUSY' })
    expect(paths()).toEqual(['token', 'business_license'])
  })

  it('that does not answer is slow', async () => {
    answers = ['none', 'none']
    await expect(newOcr(LONG_ENOUGH).readLicence(picture)).rejects.toMatchObject({ reason: 'SLOW' })
  })

  it('is not called slow by a picture that never had its turn', async () => {
    answers = ['none', 'none', 'none', 'none']
    const own = newOcr(LONG_ENOUGH)
    const all = await Promise.allSettled([1, 2, 3].map(() => own.readLicence(picture)))
    expect(all.map((one) => one.status === 'rejected' && one.reason.reason)).toEqual(['SLOW', 'SLOW', 'BUSY'])
  })

  it('gets two pictures at once; twenty wait, and one more is refused', async () => {
    answers = Array.from({ length: 22 }, () => ({ body: { words_result: LICENCE } }))
    const all = await Promise.allSettled(Array.from({ length: 23 }, () => ocr.readLicence(picture)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(22)
    expect(all.at(-1)).toMatchObject({ reason: { reason: 'BUSY' } })
    expect(most.atOnce).toBe(2)
  })
})
