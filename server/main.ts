import { builtAssets } from './http/assets'
import { builtIndexHtml } from './http/pages'
import { builtCode } from './http/preloads'
import { builtRenderer } from './http/renderedPages'
import { startServer } from './start'

await startServer(async () => ({
  assets: builtAssets(),
  indexHtml: builtIndexHtml(),
  modulePreloads: builtCode(),
  render: await builtRenderer(),
}))
