import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { pictureAddress } from '#src/content/contract/rich-text-markup.ts'

export interface FoundPicture {
  url: string
  altText: string
}
export type FindPicture = (id: number) => Promise<FoundPicture | null>

/** Shows pictures of the library while their address in the text is a number. */
export const pictureView = Extension.create<{ find: FindPicture | null }>({
  name: 'pictureView',
  addOptions: () => ({ find: null }),
  addProseMirrorPlugins() {
    const { find } = this.options
    return [
      new Plugin({
        props: {
          nodeViews: {
            image: (node) => {
              const dom = document.createElement('img')
              dom.className = 'edit-rt-picture'
              dom.alt = typeof node.attrs['alt'] === 'string' ? node.attrs['alt'] : ''
              const [, id] = pictureAddress.exec(String(node.attrs['src'])) ?? []
              // A picture that cannot be found keeps its frame, and its alternative text in it.
              if (id !== undefined && find)
                find(Number(id)).then(
                  (found) => {
                    if (!found) return
                    dom.src = found.url
                    if (node.attrs['alt'] === null) dom.alt = found.altText
                  },
                  () => {},
                )
              return { dom }
            },
          },
        },
      }),
    ]
  },
})
