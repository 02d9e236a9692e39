import { useEditorContext } from '@graphiql/react'
import { useEffect } from 'react'
import { texts } from '../texts'
import { keepMended } from './mended'

type Editor = NonNullable<ReturnType<typeof useEditorContext>>['responseEditor']

/**
 * Gives an editor its name and lets Tab leave it, as it leaves every other field: Enter indents by itself. Long lines
 * wrap, and keys reach what scrolls. While suggestions are shown, Tab still takes one.
 */
function teach(editor: Editor, name: string): void {
  if (!editor) return
  editor.setOption('screenReaderLabel', name)
  editor.setOption('lineWrapping', true)
  editor.addKeyMap({ Tab: false, 'Shift-Tab': false }, true)
  editor.getScrollerElement().tabIndex = 0
}

/** Manners of the editor that its maker did not teach it: Chinese words, names, and Tab. */
export function EditorManners() {
  const { queryEditor, variableEditor, responseEditor } = useEditorContext({ nonNull: true })
  useEffect(keepMended, [])
  useEffect(() => teach(queryEditor, texts.query), [queryEditor])
  useEffect(() => teach(variableEditor, texts.variables), [variableEditor])
  useEffect(() => teach(responseEditor, texts.jsonAnswer), [responseEditor])
  return null
}
