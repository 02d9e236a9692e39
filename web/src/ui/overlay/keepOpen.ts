/**
 * Dialogs and drawers are closed by Escape, their cross or a click beside them, and not by a focus elsewhere. A person
 * who leaves a drawer by a link and returns at once has the focus on the page for a moment, while the drawer opens
 * again.
 */
export const keepOpen = (event: { preventDefault: () => void }): void => event.preventDefault()
