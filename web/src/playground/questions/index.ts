import { anomalies } from './anomalies'
import { payments } from './payments'
import { prices } from './prices'
import { projects } from './projects'
import type { Question, Topic } from './question'
import { settlements } from './settlements'
import { trips } from './trips'

/** Worked questions of analysts by topic; `tests/checks/questions` has the same in plain SQL. */
export const topics: readonly Topic[] = [trips, prices, anomalies, settlements, payments, projects]

/** All questions of the library. */
export const questions: readonly Question[] = topics.flatMap((topic) => topic.questions)

const operationOf = (document: string): string | undefined => /^\s*query (\w+)/m.exec(document)?.[1]
const byOperation = new Map(questions.map((one) => [operationOf(one.document), one]))

/** Question that a document began as, by the name of its operation; undefined for one of somebody's own. */
export function questionAsked(document: string): Question | undefined {
  const name = operationOf(document)
  return name === undefined ? undefined : byOperation.get(name)
}

/** Title as texts are searched: without blanks, in small letters. */
const searchedForm = (text: string): string => text.toLowerCase().replaceAll(/\s/g, '')

/** Topics with the questions whose title or sentence contains a text; all of them for an empty one. */
export function topicsWith(searched: string): readonly Topic[] {
  const wanted = searchedForm(searched)
  if (wanted === '') return topics
  const found = topics.map(({ title, questions: all }) => ({
    title,
    questions: all.filter((one) => searchedForm(`${title}${one.title}${one.tells}`).includes(wanted)),
  }))
  return found.filter((topic) => topic.questions.length > 0)
}
