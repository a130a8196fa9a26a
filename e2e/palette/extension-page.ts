import { fakeExtension } from '#app/dev-tools/extension.ts'

window.devTools = fakeExtension()
window.devTools.install()
