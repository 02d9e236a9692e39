import { expect, it } from 'vitest'
import { type RunPart, runParts } from './run-parts.ts'

const node = (name: string, ...programs: string[]): RunPart => ({
  name,
  commands: programs.map((program) => ['node', '-e', program]),
})

async function run(...parts: RunPart[]) {
  const said: string[] = []
  const passed = await runParts(parts, (text: string) => void said.push(text))
  return { passed, said: said.map((text) => text.replace(/\d+\.\d s$/, 'n s')) }
}

it('passes when all do, and says nothing of what they wrote', async () => {
  const { passed, said } = await run(node('one', 'console.log("fine")'), node('two', 'console.error("a warning")'))
  expect(passed).toBe(true)
  expect(said.sort()).toEqual(['passed  one  n s', 'passed  two  n s'])
})

it('shows what a failing part wrote, after the others have ended', async () => {
  const { passed, said } = await run(
    node('one', 'console.log("of no use"); console.error("a fault"); process.exitCode = 3'),
    node('two', ''),
    node('three', ''),
  )
  expect(passed).toBe(false)
  expect(said.slice(0, 3).sort()).toEqual(['FAILED  one  n s', 'passed  three  n s', 'passed  two  n s'])
  expect(said[3]).toContain('── one ──')
  expect(said[3]).toContain('of no use')
  expect(said[3]).toContain('a fault')
})

it('stops a part at its first failing program', async () => {
  const { said } = await run(node('one', 'process.exit(1)', 'console.log("never")'))
  expect(said).toEqual(['FAILED  one  n s', '\n── one ──\n'])
})

it('fails when a program is killed or not there', async () => {
  const { passed, said } = await run(node('one', 'process.kill(process.pid, "SIGKILL")'), {
    name: 'two',
    commands: [['no-such-program']],
  })
  expect(passed).toBe(false)
  expect(said.join('\n')).toContain('ended by SIGKILL')
  expect(said.join('\n')).toContain('ENOENT')
})
