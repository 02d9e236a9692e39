import 'graphiql/style.css'
import { GraphiQL } from 'graphiql'
import { buildSchema, type GraphQLSchema } from 'graphql'
import { useEffect, useMemo, useState } from 'react'
import schemaUrl from '../../../schema.graphql?url'
import { getSession } from '../apollo/session'
import { useColorMode } from '../ui/theme/colorMode'
import { texts } from './texts'

const KEY = 'tufang.playground.token'

interface GraphqlRequest {
  query: string
  variables?: unknown
  operationName?: string | null
}

/** The schema as it was when the pages were built: the server need not tell it to everybody. Null as long as it is on its way. */
function useSchema(): GraphQLSchema | null {
  const [schema, setSchema] = useState<GraphQLSchema | null>(null)
  useEffect(() => {
    void fetch(schemaUrl)
      .then((response) => response.text())
      .then((text) => setSchema(buildSchema(text)))
  }, [])
  return schema
}

/** The API by hand: the editor comes with this product, nothing from elsewhere. */
export function Playground() {
  const [token, setToken] = useState(() => sessionStorage.getItem(KEY) ?? getSession()?.accessToken ?? '')
  const change = (next: string) => {
    sessionStorage.setItem(KEY, next)
    setToken(next)
  }
  const colours = useColorMode()
  const schema = useSchema()
  const fetcher = useMemo(
    () => async (params: GraphqlRequest, options?: { headers?: Record<string, string> }) => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(token.trim() ? { Authorization: `Bearer ${token.trim()}` } : {}),
          ...options?.headers,
        },
        body: JSON.stringify(params),
      })
      return response.json()
    },
    [token],
  )
  return (
    <div className="playground">
      <header>
        <strong>{texts.title}</strong>
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
        <button type="button" onClick={() => change(getSession()?.accessToken ?? '')}>
          {texts.useSession}
        </button>
        <button type="button" onClick={() => change('')}>
          {texts.clear}
        </button>
      </header>
      <div className="editor">
        <GraphiQL fetcher={fetcher} schema={schema} defaultQuery={texts.hello} forcedTheme={colours} />
      </div>
    </div>
  )
}
