import { uniqueAddress, uniqueMobile } from '@tufang/tests/unique'
import { pngNo } from '@tufang/tests/upload'
import { Caller } from '../faults/caller'
import type { Ground } from './ground'
import type { Program } from './program'
import type { Beside, Step } from './schedule'
import { ChaosFault, type Tally } from './tally'
import type { Place } from './world'

const SEND = 'mutation ($mobile: String!) { sendCode(mobile: $mobile, type: SIGN_IN) }'
/** Path and query of an uploaded file, as in the answer to an upload. */
const LINK = /"https?:\/\/[^/"]+(\/files\/[^"]+)"/
const UPLOAD = '/upms/file/upload?fileType=image&dir=waybill/'

interface Asked {
  mobile: string
  told: Promise<boolean>
}

/** Disturbances beside the verbs of an episode, with checks of their effects. */
export class Besides {
  private readonly asked: Asked[] = []

  constructor(
    private readonly ground: Ground,
    private readonly tally: Tally,
  ) {}

  /** Begins the disturbances of a step. */
  async begin(step: Step, place: Place): Promise<void> {
    const { gateway, listener, clockMs, files } = step.beside
    const program = this.ground.programs[step.program]
    this.count(step.beside)
    if (clockMs !== 0 || files) await program.bend({ clockMs, files })
    if (files) await this.uploadFails(program, place, step)
    if (listener) program.proxy.stallListeners(true)
    if (gateway) this.askForCode(program)
  }

  /** Ends the disturbances of a step, unless the program has ended meanwhile. */
  async end(step: Step, place: Place): Promise<void> {
    const { gateway, listener, clockMs, files } = step.beside
    const program = this.ground.programs[step.program]
    if (gateway) this.ground.gateway.release()
    if (listener) program.proxy.stallListeners(false)
    if (clockMs !== 0 || files) await program.bend({ clockMs: 0, files: false })
    if (files) await this.uploadWorks(place, step)
  }

  /** Phones with a code on its way, according to the answers. */
  async promised(): Promise<string[]> {
    const told = await Promise.all(this.asked.map(async ({ mobile, told }) => ((await told) ? [mobile] : [])))
    return told.flat()
  }

  private count({ gateway, listener, clockMs, files }: Beside): void {
    const { besides } = this.tally
    if (gateway) besides.gateway += 1
    if (listener) besides.listener += 1
    if (clockMs !== 0) besides.clock += 1
    if (files) besides.files += 1
  }

  private askForCode(program: Program): void {
    this.ground.gateway.answer = 'none'
    const mobile = uniqueMobile()
    const caller = new Caller(program.url, { 'x-forwarded-for': uniqueAddress() })
    const told = caller.send({ query: SEND, variables: { mobile } }).then(({ kind }) => kind === 'done')
    this.asked.push({ mobile, told })
  }

  private async uploadFails(program: Program, place: Place, step: Step): Promise<void> {
    const { text } = await this.upload(program, place, step)
    if (LINK.test(text)) throw new ChaosFault(`a file was taken by a full disk: ${text}`, step)
  }

  /** Checks that files refused for lack of room are stored once there is room. */
  private async uploadWorks(place: Place, step: Step): Promise<void> {
    const other = this.ground.programs[step.program === 0 ? 1 : 0]
    const { status, text, content } = await this.upload(other, place, step)
    if (status !== 200) throw new ChaosFault(`a file is not taken by a disk with room: ${status} ${text}`, step)
    const [, link = ''] = LINK.exec(text) ?? []
    const kept = await fetch(`${other.url}${link}`)
    const got = Buffer.from(await kept.arrayBuffer())
    if (kept.status !== 200 || got.length === 0 || content.length === 0)
      throw new ChaosFault(`a file is not there: ${kept.status}`, step)
  }

  private async upload(program: Program, { people }: Place, step: Step) {
    // An equal picture would be found as stored already.
    const content = pngNo(step.no)
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), '图片.png')
    const headers = { ...people[0], 'idempotency-key': `chaos-file-${step.no}` }
    const answer = await fetch(`${program.url}${UPLOAD}`, { method: 'POST', headers, body: form })
    return { status: answer.status, text: await answer.text(), content }
  }
}
