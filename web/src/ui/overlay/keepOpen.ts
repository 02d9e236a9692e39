/**
 * Dialogs and drawers close by Escape, their cross or a click beside them, never because the focus is elsewhere: whoever leaves a
 * drawer by a link and goes back at once has the focus on the page for a moment while the drawer opens again.
 */
export const keepOpen = (event: { preventDefault: () => void }): void => event.preventDefault()
