import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgres } from './postgres.ts'
import { startProgram } from './program.ts'

/**
 * Measures guesses at passwords, and response times for existing and missing accounts: `npm run faults:passwords`.
 * Every guess has the right answer to a captcha. Prints one figure a line, and fails beyond a bound in
 * docs/reliability.md.
 */
const { values } = parseArgs({
  options: { guesses: { type: 'string', default: '100000' }, tries: { type: 'string', default: '2000' } },
})
const GUESSES = Number(values.guesses)
const TRIES = Number(values.tries)
const NETWORKS = 1000
const AT_ONCE = 64
const SPRAY = { networks: 20, guesses: 100 }
const VICTIM = '13800000002'
const READ = 'AAAA'
const MOST_APART = 0.05
/** Hash of an unknown password, so that every guess is wrong. */
const HASH = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

const postgres = await startPostgres({ durable: false })
const program = await startProgram({ DATABASE_URL: postgres.url, DEMO: '1' })
const database = new pg.Client({ connectionString: postgres.url })
try {
  await database.connect()
  await database.query('update app_user set password_hash = $1 where mobile = $2', [HASH, VICTIM])
  await guessOne()
  await guessMany()
  await compareTimes()
} finally {
  await database.end()
  await program.end()
  await postgres.discard()
}

/** Guesses at one account, from a thousand networks. */
async function guessOne(): Promise<void> {
  const captchas = await readCaptchas(GUESSES)
  const { looked, seconds } = await guess(
    captchas.map((captchaId, at) => ({ phone: VICTIM, address: addressIn(at % NETWORKS), captchaId })),
  )
  judge(`${GUESSES} guesses at one account from ${NETWORKS} networks`, looked, seconds, 9 + seconds / 300)
}

/** Guesses at many accounts, from each network as many as the limits allow. */
async function guessMany(): Promise<void> {
  const { networks, guesses } = SPRAY
  const captchas = await readCaptchas(networks * guesses)
  const { looked, seconds } = await guess(
    captchas.map((captchaId, at) => ({
      phone: mobile(1, at),
      address: addressIn(NETWORKS + (at % networks)),
      captchaId,
    })),
  )
  const bound = networks * (17 + seconds / 300)
  judge(`${captchas.length} guesses at as many accounts from ${networks} networks`, looked, seconds, bound)
}

/**
 * Wrong passwords for existing and missing accounts in turn, within the limits, so that each is compared with a hash.
 */
async function compareTimes(): Promise<void> {
  await database.query(
    `insert into app_user (id, mobile, name, password_hash)
     select gen_random_uuid(), '1331' || lpad(n::text, 7, '0'), '甲', $1 from generate_series(0, $2::int - 1) n`,
    [HASH, TRIES],
  )
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let at = 0; at < TRIES; at++) {
    for (const kind of ['known', 'unknown'] as const) {
      const given = { phone: mobile(kind === 'known' ? 1 : 2, at, '133'), address: addressIn(2 * NETWORKS + at * 2) }
      const began = performance.now()
      const end = await tryOnce(kind === 'known' ? given : { ...given, address: addressIn(2 * NETWORKS + at * 2 + 1) })
      times[kind].push(performance.now() - began)
      if (end !== 'WRONG_PASSWORD') throw new Error(`a try ended with ${end}`)
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)]
  const apart = Math.abs(known - unknown) / Math.min(known, unknown)
  console.log(
    `a wrong password of an account: median ${known.toFixed(2)} ms, of none: ${unknown.toFixed(2)} ms, ${(apart * 100).toFixed(1)} % apart, of ${TRIES} each`,
  )
  if (apart > MOST_APART) process.exitCode = 1
}

interface Guess {
  phone: string
  address: string
  captchaId?: string
}

/** Sends guesses, many in parallel; counts those that were compared with a hash. */
async function guess(guesses: Guess[]): Promise<{ looked: number; seconds: number }> {
  const began = performance.now()
  const left = guesses.values()
  let looked = 0
  const sendOn = async () => {
    for (const one of left) {
      const end = await tryOnce(one)
      if (end === 'WRONG_PASSWORD') looked += 1
      else if (end !== 'TOO_OFTEN' && end !== 'CAPTCHA_NEEDED') throw new Error(`a guess ended with ${end}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn))
  return { looked, seconds: (performance.now() - began) / 1000 }
}

async function tryOnce({ phone, address, captchaId }: Guess): Promise<string> {
  const captcha = captchaId ? { captchaId, captchaCode: READ } : {}
  const answer = await fetch(`${program.url}/auth/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ grant_type: 'password', username: phone, password: 'Song#2468', ...captcha }),
  })
  return ((await answer.json()) as { errorCode?: string }).errorCode ?? 'a token'
}

/** Inserts captchas whose answer is `READ`. */
async function readCaptchas(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  await database.query(
    `insert into captcha (id, code_hash, address, network, expires_at)
     select id::uuid, encode(sha256(convert_to(id || ':${READ}', 'UTF8')), 'hex'), '', '', now() + interval '1 day' from unnest($1::text[]) id`,
    [ids],
  )
  return ids
}

function judge(what: string, looked: number, seconds: number, bound: number): void {
  console.log(`${what}: ${looked} held against a hash in ${seconds.toFixed(0)} s, at most ${Math.floor(bound)}`)
  if (looked > bound) process.exitCode = 1
}

/** Address in a /24 of its own. */
function addressIn(network: number): string {
  return `20.${network >> 8}.${network & 255}.7`
}

function mobile(series: number, at: number, start = '132'): string {
  return `${start}${series}${String(at).padStart(7, '0')}`
}

function median(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN
}
