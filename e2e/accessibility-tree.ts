import { expect, type Page } from '@playwright/test'

interface Property {
  name: string
  value: { value?: unknown }
}
interface TreeNode {
  nodeId: string
  parentId?: string
  ignored: boolean
  role?: { value?: string }
  name?: { value?: string }
  value?: { value?: unknown }
  description?: { value?: string }
  properties?: Property[]
  backendDOMNodeId?: number
}

/** A person who knows only what the accessibility tree says, and acts only on its nodes. */
export async function readerOf(page: Page) {
  const cdp = await page.context().newCDPSession(page)

  async function tree(): Promise<TreeNode[]> {
    const { nodes } = await cdp.send('Accessibility.getFullAXTree')
    return nodes as TreeNode[]
  }

  async function find(role: string, name?: string | RegExp, place = 0): Promise<TreeNode> {
    let found: TreeNode | undefined
    await expect
      .poll(
        async () => {
          found = (await tree()).filter(
            (node) => !node.ignored && node.role?.value === role && isNamed(node, name),
          )[place]
          return found !== undefined
        },
        { message: `${role} ${name ?? ''}` },
      )
      .toBe(true)
    return found as TreeNode
  }

  return {
    /** Everything there is to read, as one text. */
    async everything() {
      const nodes = await tree()
      return nodes
        .flatMap(({ name, value, description }) => [name, value, description])
        .map((part) => part?.value ?? '')
        .join('\n')
    },
    /** The names of all nodes of a role, in order. */
    async namesOf(role: string) {
      const nodes = (await tree()).filter((node) => !node.ignored && node.role?.value === role)
      return nodes.map(({ name }) => name?.value ?? '')
    },
    async nameOf(role: string) {
      return (await find(role)).name?.value ?? ''
    },
    async isDisabled(role: string, name: string) {
      const { properties = [] } = await find(role, name)
      return properties.some((each) => each.name === 'disabled' && each.value.value === true)
    },
    /** The words inside the nodes of a role. */
    async textIn(role: string) {
      const nodes = await tree()
      const parents = new Map(nodes.map((node) => [node.nodeId, node]))
      const isIn = (node: TreeNode | undefined): boolean =>
        node !== undefined && (node.role?.value === role || isIn(parents.get(node.parentId ?? '')))
      return nodes
        .filter((node) => node.role?.value === 'StaticText' && isIn(node))
        .map((node) => node.name?.value ?? '')
        .join(' ')
    },
    /** Presses what has the name; of several, the one at `place` (from 0). */
    async press(role: string, name: string | RegExp, place = 0) {
      const { backendDOMNodeId } = await find(role, name, place)
      const { object } = await cdp.send('DOM.resolveNode', {
        backendNodeId: Number(backendDOMNodeId),
      })
      await cdp.send('Runtime.callFunctionOn', {
        objectId: String(object.objectId),
        functionDeclaration: 'function () { this.click() }',
      })
    },
    async enter(text: string, role: string, name?: string | RegExp) {
      const { backendDOMNodeId } = await find(role, name)
      await cdp.send('DOM.focus', { backendNodeId: Number(backendDOMNodeId) })
      await cdp.send('Input.insertText', { text })
    },
  }
}
export type Reader = Awaited<ReturnType<typeof readerOf>>

function isNamed({ name }: TreeNode, wanted: string | RegExp | undefined): boolean {
  const own = name?.value ?? ''
  if (wanted === undefined) return true
  return typeof wanted === 'string' ? own === wanted : wanted.test(own)
}
