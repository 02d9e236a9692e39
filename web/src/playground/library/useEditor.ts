import { useEditorContext, usePluginStore } from '@graphiql/react'
import { useDesk } from '../desk'

/** Editor as a panel beside it writes into it. */
export function useEditor() {
  const { queryEditor, variableEditor } = useEditorContext({ nonNull: true })
  const setVisiblePlugin = usePluginStore((state) => state.setVisiblePlugin)
  const { narrow } = useDesk()
  /** Shows the editor, which the panel covers in a narrow window. */
  const show = () => {
    if (narrow) setVisiblePlugin(null)
    queryEditor?.focus()
  }
  return {
    /** Fills the editor with a query and its variables. */
    fill: (query: string, variables: string) => {
      queryEditor?.setValue(query)
      variableEditor?.setValue(variables)
      show()
    },
    /** Writes a name where the cursor stands. */
    insert: (name: string) => {
      queryEditor?.replaceSelection(name)
      show()
    },
    written: () => ({ query: queryEditor?.getValue() ?? '', variables: variableEditor?.getValue() ?? '' }),
  }
}
