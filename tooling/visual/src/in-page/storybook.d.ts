/** Globals of the page that renders stories. Source: Storybook 10, `preview-web` and `core-events`. */
interface StorybookStory {
  readonly parameters: { readonly layout?: string };
  readonly storyGlobals: { readonly viewport?: { readonly value: string } };
}

interface StorybookPreview {
  readonly currentRender?: { readonly id?: string };
  ready(): Promise<void>;
  loadStory(selection: { readonly storyId: string }): Promise<StorybookStory>;
}

interface StorybookChannel {
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: object): void;
}

interface Window {
  readonly __STORYBOOK_PREVIEW__?: StorybookPreview;
  readonly __STORYBOOK_ADDONS_CHANNEL__: StorybookChannel;
  seedRandom(): void;
}
