import { useState } from 'react'
import { dayFromToday } from '../../ui/format/date'
import { topicsWith } from '../questions'
import { firstValues, type Question } from '../questions/question'
import { texts } from '../texts'
import css from './library.module.css'
import { SavedQueries } from './SavedQueries'
import { useEditor } from './useEditor'

const asJson = (values: object): string => (Object.keys(values).length > 0 ? JSON.stringify(values, null, 2) : '')

/** Library of worked questions, and queries that people have saved: choosing one fills the editor. */
export function LibraryPanel() {
  const [searched, setSearched] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const { fill } = useEditor()
  const topics = topicsWith(searched)
  const choose = (question: Question) => {
    setChosen(question.id)
    fill(question.document, asJson(firstValues(question, dayFromToday(0))))
  }
  return (
    <section className={css.panel} aria-label={texts.library}>
      <h2>{texts.library}</h2>
      <input
        type="search"
        aria-label={texts.searchLibrary}
        placeholder={texts.searchLibrary}
        value={searched}
        onChange={({ target }) => setSearched(target.value)}
      />
      <SavedQueries searched={searched} onChoose={({ query, variables }) => fill(query, variables)} />
      <p role="status" className={css.note}>
        {searched.trim() !== '' && texts.foundQuestions(topics.flatMap(({ questions }) => questions).length)}
      </p>
      {topics.map(({ title, questions }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {questions.map((question) => (
              <li key={question.id}>
                <button
                  type="button"
                  className={css.question}
                  aria-current={question.id === chosen || undefined}
                  onClick={() => choose(question)}
                >
                  <strong>{question.title}</strong>
                  <span>{question.tells}</span>
                </button>
                {question.id === chosen && <Variables question={question} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** Variables of the chosen question by what they are called. */
function Variables({ question: { variables = {} } }: { question: Question }) {
  const all = Object.entries(variables)
  if (all.length === 0) return null
  return (
    <dl className={css.variables} aria-label={texts.variables}>
      {all.map(([name, { label }]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  )
}
