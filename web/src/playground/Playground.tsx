import 'graphiql/style.css'
import type { GraphiQLPlugin } from '@graphiql/react'
import { GraphiQL } from 'graphiql'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSession } from '../apollo/session'
import { LuBookMarked, LuSearch } from '../ui/icons'
import { useNarrow } from '../ui/layout/useNarrow'
import { useColorMode } from '../ui/theme/colorMode'
import { AnswerPane } from './answer/AnswerPane'
import { type Asked, useAsking, useSchema } from './asking'
import { CostNote } from './CostNote'
import { type Answered, DeskContext, useDesk, type View } from './desk'
import { nameIn } from './documents'
import { EditorManners } from './editor/EditorManners'
import { FieldsPanel } from './fields/FieldsPanel'
import { LibraryPanel } from './library/LibraryPanel'
import { texts } from './texts'

const LIBRARY: GraphiQLPlugin = { title: texts.library, icon: LuBookMarked, content: LibraryPanel }
const FIELDS: GraphiQLPlugin = { title: texts.fields, icon: LuSearch, content: FieldsPanel }
const PANELS = [LIBRARY, FIELDS]

/**
 * Opens the library beside the editor once, where there is room. The editor makes room for a panel by its button alone,
 * and forgets panels that were opened before it had looked at its own.
 */
function LibraryOpened() {
  const { narrow } = useDesk()
  const wanted = useRef(!narrow)
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      const button = `[aria-label$="${texts.library}"]`
      if (wanted.current)
        place.current?.closest('.graphiql-container')?.querySelector<HTMLButtonElement>(button)?.click()
      wanted.current = false
    })
    return () => clearTimeout(timer)
  }, [])
  return <span ref={place} hidden />
}

/** Editor for the API, served with this product and without any foreign file. */
export function Playground() {
  const { token, change, ask } = useAsking()
  const session = useSession()
  const colours = useColorMode()
  const narrow = useNarrow()
  const schema = useSchema()
  const [answered, setAnswered] = useState<Answered | null>(null)
  const [view, onView] = useState<View>('json')
  const signedIn = token.trim() !== '' || session !== null
  const fetcher = useMemo(
    () => async (asked: Asked) => {
      // The editor notes the name of the operation a moment after a question has filled it.
      const answer = await ask({ ...asked, operationName: nameIn(asked.query, asked.operationName) })
      setAnswered({ query: asked.query, answer })
      return answer
    },
    [ask],
  )
  const desk = useMemo(
    () => ({ ask, schema, answered, view, onView, signedIn, narrow }),
    [ask, schema, answered, view, signedIn, narrow],
  )
  return (
    <DeskContext value={desk}>
      <div className="playground">
        <header>
          <h1>{texts.title}</h1>
          <span role="status">
            {token.trim() ? texts.withToken : session ? texts.signedIn : texts.notSignedIn}
            {!signedIn && <a href="/login">{texts.signIn}</a>}
          </span>
          <label>
            {texts.token}
            <input
              type="password"
              autoComplete="off"
              spellCheck={false}
              placeholder={texts.tokenPlaceholder}
              value={token}
              onChange={(event) => change(event.target.value)}
            />
          </label>
          {token && (
            <button type="button" onClick={() => change('')}>
              {texts.clear}
            </button>
          )}
        </header>
        <main className="editor" data-view={view}>
          <GraphiQL
            fetcher={fetcher}
            schema={schema}
            defaultQuery={texts.hello}
            forcedTheme={colours}
            plugins={PANELS}
            defaultEditorToolsVisibility="variables"
            isHeadersEditorEnabled={false}
            shouldPersistHeaders={false}
          >
            <GraphiQL.Logo>
              <CostNote />
              <LibraryOpened />
              <EditorManners />
            </GraphiQL.Logo>
            <GraphiQL.Footer>
              <AnswerPane />
            </GraphiQL.Footer>
          </GraphiQL>
        </main>
      </div>
    </DeskContext>
  )
}
