import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { ROOT } from './sources.ts'

/** A program of node_modules/.bin with its arguments; the programs of one part run one after the other. */
export interface RunPart {
  name: string
  commands: [program: string, ...options: string[]][]
}

interface Outcome {
  name: string
  passed: boolean
  output: string
  seconds: number
}

const PATH = [path.join(ROOT, 'node_modules/.bin'), process.env.PATH].join(path.delimiter)

/**
 * Runs parts side by side, as many at a time as there are processors, the first ones first. Each says a line when it
 * ends. The output of each failing part follows below its name after all have ended. Answers whether all have passed.
 */
export async function runParts(parts: readonly RunPart[], say = console.log): Promise<boolean> {
  const waiting = [...parts]
  const outcomes: Outcome[] = []
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const outcome = await runPart(part)
      say(`${outcome.passed ? 'passed' : 'FAILED'}  ${outcome.name}  ${outcome.seconds.toFixed(1)} s`)
      outcomes.push(outcome)
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
  const failed = outcomes.filter(({ passed }) => !passed)
  for (const { name, output } of failed) say(`\n── ${name} ──\n${output.trim()}`)
  return failed.length === 0
}

async function runPart({ name, commands }: RunPart): Promise<Outcome> {
  const started = performance.now()
  let output = ''
  let passed = true
  for (const command of commands) {
    const ended = await runCommand(command)
    output += ended.output
    passed = ended.passed
    if (!passed) break
  }
  return { name, passed, output, seconds: (performance.now() - started) / 1000 }
}

function runCommand([program, ...options]: [string, ...string[]]): Promise<Pick<Outcome, 'passed' | 'output'>> {
  const env = { ...process.env, PATH, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) }
  const child = spawn(program, options, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const written: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => written.push(data))
  return new Promise((resolve) => {
    const end = (passed: boolean, last = '') => resolve({ passed, output: Buffer.concat(written).toString() + last })
    child.once('error', (error) => end(false, error.message))
    child.once('close', (code, signal) => end(code === 0, signal ? `ended by ${signal}` : ''))
  })
}
