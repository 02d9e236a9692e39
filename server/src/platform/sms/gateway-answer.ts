import './errors.js'
import { z } from 'zod'
import { DomainError } from '../../kernel/errors.js'

/** Most bytes of an answer; gateways never send more. */
const MAX_BYTES = 64 * 1024
const MAX_MESSAGE = 200
/** Statuses of a proxy that cannot reach its gateway; their `message` is the proxy's own. */
const PROXY_STATES = [502, 503, 504]

const answerSchema = z.object({
  code: z.union([z.number(), z.string()]).nullish(),
  msg: z.string().nullish().catch(undefined),
  message: z.string().nullish().catch(undefined),
})
type Answer = z.infer<typeof answerSchema>

/**
 * Refusal by a gateway: undefined when it accepted the message, SMS_REFUSED with its words when it refused. Throws an
 * Error for any other answer.
 */
export async function refusalOf(response: Response): Promise<DomainError | undefined> {
  const answer = answerOf(await textOf(response))
  const code = answer?.code ?? 0
  if (response.ok && Number(code) === 0) return undefined
  const message = wordsOf(answer, response.status)
  if (message) return new DomainError('SMS_REFUSED', { message })
  throw new Error(`SMS gateway answered ${response.status}`)
}

function wordsOf(answer: Answer | undefined, status: number): string {
  const said = answer?.msg || (PROXY_STATES.includes(status) ? '' : answer?.message) || ''
  return [...said.replace(/\p{C}+/gu, ' ').trim()].slice(0, MAX_MESSAGE).join('')
}

function answerOf(text: string): Answer | undefined {
  try {
    return answerSchema.safeParse(JSON.parse(text)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Beginning of the body; the rest is not read. */
async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    chunks.push(chunk)
    bytes += chunk.byteLength
    if (bytes >= MAX_BYTES) break
  }
  return Buffer.concat(chunks).toString()
}
