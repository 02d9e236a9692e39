import { build } from '../../tools/build.ts'

/** The browser sees the pages as they are written now, built as they are shipped. */
export default (): Promise<void> => build(['web'])
