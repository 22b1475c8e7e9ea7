/** The site's colours for JBrowse, which cannot read the style sheet's light-dark() pairs. See styles/tokens.css. */

const light = {
  bar: "#d6dee2",
  raised: "#ffffff",
  surface: "#ffffff",
  sunken: "#ebf1f4",
  text: "#17242b",
  muted: "#50606a",
  border: "#d6dee2",
};
const dark = {
  bar: "#2b3940",
  raised: "#1b252b",
  surface: "#12191d",
  sunken: "#202c33",
  text: "#e3eaed",
  muted: "#a6b6be",
  border: "#2b3940",
};

/** Colour of the names of chromosomes. */
export const chromosomeColour = (isDark: boolean): string => (isDark ? dark : light).muted;

/** The colours of the site as JBrowse takes them. */
export function jbrowseTheme(isDark: boolean) {
  const colours = isDark ? dark : light;
  const accent = accentColour();
  return {
    palette: {
      mode: isDark ? "dark" : "light",
      primary: { main: accent },
      // The bar around all.
      secondary: { main: colours.bar },
      tertiary: { main: colours.sunken, contrastText: colours.text },
      quaternary: { main: accent },
      text: { primary: colours.text, secondary: colours.muted },
      background: { default: colours.surface, paper: colours.raised },
      divider: colours.border,
    },
    typography: { fontFamily: getComputedStyle(document.body).fontFamily },
  };
}

/** The accent of the deployment, as the browser reads it from the style sheet. */
function accentColour(): string {
  const probe = document.createElement("span");
  probe.style.color = "var(--accent)";
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
