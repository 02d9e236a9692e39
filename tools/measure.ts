import { COUNTS, lowered, readCounts } from '../tests/guards/measure/counts.ts'
import { type Figures, fallingPlaces } from '../tests/guards/measure/falling.ts'
import { allFigures } from '../tests/guards/measure/figures.ts'

/**
 * `npm run measure` prints the size and the oddities of the project, one figure a line. `-- --lower` writes down what
 * has fallen since, which the guard of tests/guards/measure asks for; it never writes a higher number.
 * `-- --where 'odd comments: web'` tells the places of one count.
 */
const [option, wanted] = process.argv.slice(2)
if (option === '--where') {
  for (const { count, file, line, text } of fallingPlaces())
    if (count === wanted) console.log(`${file}:${line} ${text.slice(0, 100)}`)
} else {
  print(allFigures(), option === '--lower')
}

function print(figures: Figures, isLowering: boolean): void {
  const width = Math.max(...Object.keys(figures).map(({ length }) => length))
  for (const [name, figure] of Object.entries(figures)) {
    console.log(`${name.padEnd(width)}  ${figure.toLocaleString('en').padStart(9)}`)
  }
  if (!isLowering) return
  const fallen = lowered(readCounts(), figures)
  console.log(
    fallen.length > 0 ? `\nwritten into ${COUNTS}: ${fallen.join(', ')}` : `\nnothing has fallen in ${COUNTS}`,
  )
}
