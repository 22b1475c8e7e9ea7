/** The elements that draw along a sequence. The classes are named here, or the build would take their packages for unused. */
import NightingaleManager from "@nightingale-elements/nightingale-manager";
import NightingaleNavigation from "@nightingale-elements/nightingale-navigation";
import NightingaleSequence from "@nightingale-elements/nightingale-sequence";

const classes = {
  "nightingale-manager": NightingaleManager,
  "nightingale-navigation": NightingaleNavigation,
  "nightingale-sequence": NightingaleSequence,
};

/** Registers the elements, each once and in a task of its own: an element that is in the page comes to life with it, which takes long. */
export async function registerElements(): Promise<void> {
  for (const [name, element] of Object.entries(classes)) {
    await new Promise((resolve) => setTimeout(resolve));
    if (!customElements.get(name)) customElements.define(name, element);
  }
}
