import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { freePort } from '../support/free-port.ts'

/** Punch as a phone sends it. */
export interface SentPunch {
  id: string
  kind: string
  at: string
  truckCode?: string | null
  cardNo?: string | null
  pictureId?: string | null
  lng?: string
  accuracy?: number
}

/**
 * Way from a phone to the program. Calls about punches and their pictures are answered here by what their contract
 * says: one punch for each id, and a conflict for a truck whose plate is among the contested ones.
 */
export interface PunchLine {
  url: string
  /** Punches in the order of their arrival, each once. */
  punches: SentPunch[]
  /** Ids of each call, repeated ones included. */
  calls: string[][]
  /** Bytes of each uploaded picture with its form. */
  uploads: number[]
  /** Milliseconds by which this clock was ahead of the phone's at the last call. */
  skew: number
  contested: Set<string>
  /** Number of answers that get lost on their way back. */
  lost: number
  /** Whether the program's worker is another one than before. */
  isNewer: boolean
  close(): Promise<void>
}

const LIST = path.resolve(import.meta.dirname, '../../web/dist/documents.json')
const UPLOAD = '/upms/file/upload'
const JSON_HEADERS = { 'content-type': 'application/json', 'x-request-id': '1' }
const idOf = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`

interface Asked {
  documentId?: string
  variables: { cardNo?: string; truckCode?: string; punches: SentPunch[]; sentAt: string }
}

const offerOf = ({ cardNo, truckCode }: Asked['variables']) => ({
  truckCode: truckCode ?? `粤B${cardNo?.slice(-5)}`,
  cardNo: cardNo ?? null,
  ...{ projectInfoId: '1', projectName: '前海二期', soilType: '黄土', tpMode: 'BACKFILL' },
  ...{ garbageId: '2', garbageName: '大铲湾渣土场', next: 'LOAD' },
})

function answerOf(line: PunchLine, punch: SentPunch) {
  if (!line.punches.some(({ id }) => id === punch.id)) line.punches.push(punch)
  const isContested = line.contested.has(punch.truckCode ?? '')
  return {
    id: punch.id,
    state: isContested ? 'CONFLICT' : 'TAKEN',
    conflictReason: isContested ? '这辆车上一趟还没有卸车' : null,
    skewSeconds: 0,
    waybillNo: isContested ? null : `YD${punch.truckCode}`,
  }
}

/**
 * @param to the address of the program
 * @param imitates whether calls about punches are answered here; else the program does, and answers only get lost here
 */
export async function openPunchLine(to: string, { imitates = true } = {}): Promise<PunchLine> {
  const texts: string[] = JSON.parse(readFileSync(LIST, 'utf8'))
  const operations = new Map(texts.map((text) => [idOf(text), /(?:query|mutation) (\w+)/.exec(text)?.[1]]))
  const port = await freePort()
  const server = createServer((asked, answer) => void serve(asked, answer))
  const line: PunchLine = {
    ...{ url: `http://127.0.0.1:${port}`, punches: [], calls: [], uploads: [], skew: 0, contested: new Set(), lost: 0 },
    isNewer: false,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }

  /** Data of a call about punches; undefined for every other one. */
  function dataOf(body: Buffer): object | undefined {
    const { documentId = '', variables }: Asked = JSON.parse(body.toString())
    const operation = operations.get(documentId)
    if (operation === 'PunchOffer') return { punchOffer: offerOf(variables) }
    if (operation !== 'PunchTrips') return undefined
    line.calls.push(variables.punches.map(({ id }) => id))
    line.skew = Date.now() - Date.parse(variables.sentAt)
    return { punchTrips: variables.punches.map((punch) => answerOf(line, punch)) }
  }

  async function serve(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(asked)
    if (imitates && asked.url?.startsWith(UPLOAD)) return upload(body, answer)
    const before = line.calls.length
    const data = asked.url === '/graphql' ? dataOf(body) : undefined
    const isLost = line.calls.length > before && line.lost > 0
    if (isLost) line.lost -= 1
    if (data === undefined || !imitates) return pass(asked, body, answer, isLost)
    if (isLost) return void asked.socket.destroy()
    answer.writeHead(200, JSON_HEADERS).end(JSON.stringify({ data }))
  }

  function upload(body: Buffer, answer: ServerResponse): void {
    line.uploads.push(body.length)
    const data = { link: `/files/picture-${line.uploads.length}?token=1` }
    answer.writeHead(200, JSON_HEADERS).end(JSON.stringify({ code: 0, msg: null, data }))
  }

  function pass(asked: IncomingMessage, body: Buffer, answer: ServerResponse, isLost = false): void {
    const { method, url = '', headers: given } = asked
    const isWorker = url === '/sw.js'
    const headers = { ...given, ...(isWorker ? { 'accept-encoding': 'identity' } : {}) }
    const onward = request(`${to}${url}`, { method, headers }, (found) => {
      if (isLost) return void asked.socket.destroy()
      const { 'content-length': length, etag, ...rest } = found.headers
      if (!isWorker) return void found.pipe(answer.writeHead(found.statusCode ?? 502, found.headers))
      answer.writeHead(found.statusCode ?? 502, rest)
      found.pipe(answer, { end: false })
      found.on('end', () => answer.end(line.isNewer ? '\n// newer\n' : ''))
    })
    onward.on('error', () => answer.destroy())
    onward.end(body)
  }

  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return line
}
