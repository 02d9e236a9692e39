// Sums up the reports of vitest in a folder: the ten files that took longest, the minutes against the budget, and the closing line.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** On two cores of a good machine with nothing beside. */
const BUDGET_MINUTES = 25

const [folder] = process.argv.slice(2)
const names = readdirSync(folder)
const reports = names
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
const broken = names.includes('failed') ? readFileSync(join(folder, 'failed'), 'utf8').trim().split('\n') : []

/** How many times longer fixed work took meanwhile than on a good machine, in the mean; 1 where nothing was measured. */
function pace() {
  const figures = readFileSync(join(folder, 'pace'), 'utf8').split('\n').filter(Boolean).map(Number)
  return figures.length === 0 ? 1 : figures.reduce((sum, figure) => sum + figure, 0) / figures.length
}
const budget = Number(process.env.TEST_MINUTES ?? BUDGET_MINUTES * Math.max(1, pace()))

const files = reports.flatMap(({ testResults }) => testResults)
const lasted = ({ startTime, endTime }) => (endTime - startTime) / 1000
for (const file of files.toSorted((one, other) => lasted(other) - lasted(one)).slice(0, 10)) {
  console.log(`${lasted(file).toFixed(1).padStart(7)} s  ${file.name.slice(process.cwd().length + 1)}`)
}

const ends = ({ testResults }) => Math.max(...testResults.map(({ endTime }) => endTime))
const minutes = reports.reduce((sum, report) => sum + (ends(report) - report.startTime) / 60_000, 0)
console.log(`${minutes.toFixed(1)} minutes of tests, of ${budget.toFixed(1)} at pace ${pace().toFixed(2)}`)

const passed = reports.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0)
// A file that fails outside of its tests, a run that breaks off, and one that takes too long are failures as well.
const outside = files.filter(
  ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
).length
const counted = reports.reduce((sum, { numFailedTests }) => sum + numFailedTests, 0) + outside
const failed = Math.max(counted, broken.length) + (minutes > budget ? 1 : 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
