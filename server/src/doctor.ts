import { parseArgs } from 'node:util'
import { type Config, readConfig } from './config.js'
import { type Examination, examine } from './doctor/doctor.js'
import { ConfigError } from './kernel/errors.js'

const USAGE = 'npm run doctor -- [--json] [--quick] [--seconds 120]'

/** Examines a system and prints its faults with their remedies; ends with 1 where it finds any. */
function optionsOrExit() {
  const parsed = parse()
  const seconds = Number(parsed?.seconds)
  if (!parsed || !Number.isInteger(seconds) || seconds < 1 || seconds > 86_400) {
    console.error(USAGE)
    process.exit(2)
  }
  return { ...parsed, seconds }
}

function parse() {
  try {
    return parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        quick: { type: 'boolean', default: false },
        seconds: { type: 'string', default: '120' },
      },
    }).values
  } catch {
    return undefined
  }
}

/** Configuration as the program would read it; where the program would not start, the reason is the finding. */
function configOrFinding(): Config | Examination {
  try {
    return readConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const finding = {
      check: 'settings',
      title: error.message,
      count: 1,
      first: [],
      mend: '按 docs/operations.md 的变量表改正',
    }
    return { checks: 1, findings: [finding], notes: [] }
  }
}

const { json, ...options } = optionsOrExit()
const config = configOrFinding()
const { checks, findings, notes } = 'findings' in config ? config : await examine(config, options)
if (json) console.log(JSON.stringify({ checks, findings, notes }, null, 2))
else {
  for (const { check, title, count, first, mend } of findings) {
    console.log(
      `✗ ${title}（${check}）：${count} 处${first.length > 0 ? `，如 ${first.join('；')}` : ''}。怎么办：${mend}`,
    )
  }
  for (const note of notes) console.log(`提示：${note}`)
  console.log(`共检查 ${checks} 项，${findings.length === 0 ? '没有发现问题' : `发现 ${findings.length} 项问题`}`)
}
process.exitCode = findings.length === 0 ? 0 : 1
